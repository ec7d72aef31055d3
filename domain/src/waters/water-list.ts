import * as z from "zod/mini";

import { SPECIES_MAX_LENGTH } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { soughtName } from "../text/text.ts";
import { waterSummarySchema } from "./water.ts";

export const waterListQuerySchema = z.object({
  /** Only its fish count, and only waters on which it was caught are listed; trips and hours stay. */
  species: z.optional(soughtName(SPECIES_MAX_LENGTH)),
  /** Only its trips and fish count, and only waters that have some are listed. */
  year: z.optional(
    z.pipe(z.string().check(z.regex(/^(19|20)\d{2}$/, fieldError({ code: "invalid" }))), z.transform(Number)),
  ),
});
export type WaterListQuery = z.infer<typeof waterListQuerySchema>;

/** Catches and trips on none of the angler's waters, near to each other. */
const unnamedPlaceSchema = z.object({
  /** The middle of them. */
  latitude: z.number(),
  longitude: z.number(),
  fish: z.int(),
  trips: z.int(),
  last_on: z.string(),
});
export type UnnamedPlace = z.infer<typeof unnamedPlaceSchema>;

export const waterListSchema = z.object({
  /** The one fished last comes first. */
  waters: z.array(waterSummarySchema),
  /** The one with the most fish and trips first, 20 at most; without samples, and whatever the query. */
  unnamed: z.array(unnamedPlaceSchema),
});
export type WaterList = z.infer<typeof waterListSchema>;
