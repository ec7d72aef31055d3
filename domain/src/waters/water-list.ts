import * as z from "zod/mini";

import { SPECIES_MAX_LENGTH } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { soughtName } from "../text/text.ts";
import { outlineSchema, WATER_KINDS } from "./new-water.ts";
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

/** How a name is known: the map has it there, notes of the log do, or it is that of the nearest town. */
const NAME_SOURCES = ["map", "notes", "town"] as const;

const proposedNameSchema = z.object({
  name: z.string(),
  from: z.enum(NAME_SOURCES),
  /** In how many notes it stands. */
  count: z.optional(z.int()),
});
export type ProposedName = z.infer<typeof proposedNameSchema>;

/** Catches and trips on none of the angler's waters: on one shape of the map, or near to each other. */
const unnamedPlaceSchema = z.object({
  /** Where most of them are. */
  latitude: z.number(),
  longitude: z.number(),
  /** In meters, around the point: where there is no outline, all of them lie within. */
  radius: z.number(),
  kind: z.enum(WATER_KINDS),
  /** As the map has it; fit to be sent as that of a new water. */
  outline: z.nullable(outlineSchema),
  /** What the water may be called, the likeliest first. */
  names: z.array(proposedNameSchema),
  fish: z.int(),
  trips: z.int(),
  /** Of the trips, as of those of a water. */
  blanks: z.int(),
  hours: z.number(),
  last_on: z.string(),
  /** Longitude, latitude, fish and trips of each place, those with the most first, 60 at most. */
  places: z.array(z.tuple([z.number(), z.number(), z.int(), z.int()])),
});
export type UnnamedPlace = z.infer<typeof unnamedPlaceSchema>;

export const waterListSchema = z.object({
  /** The one fished last comes first. */
  waters: z.array(waterSummarySchema),
  /** The one with the most fish and trips first, 50 at most; without samples, and whatever the query. */
  unnamed: z.array(unnamedPlaceSchema),
});
export type WaterList = z.infer<typeof waterListSchema>;
