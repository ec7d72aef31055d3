import * as z from "zod/mini";

import { SPECIES_MAX_LENGTH } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { searchNameSchema } from "../text/text.ts";
import { outlineSchema, WATER_KINDS } from "./new-water.ts";
import { waterSummarySchema } from "./water.ts";

export const waterListQuerySchema = z.object({
  /** Only fish of this species count, and only waters on which it was caught are listed. Trips and hours stay. */
  species: z.optional(searchNameSchema(SPECIES_MAX_LENGTH)),
  /** Only trips and fish of this year count, and only waters that have some are listed. */
  year: z.optional(
    z.pipe(z.string().check(z.regex(/^(19|20)\d{2}$/, fieldError({ code: "invalid" }))), z.transform(Number)),
  ),
});
export type WaterListQuery = z.infer<typeof waterListQuerySchema>;

/** The source of a name: the map, notes in the log, or the nearest town. */
const NAME_SOURCES = ["map", "notes", "town"] as const;

const proposedNameSchema = z.object({
  name: z.string(),
  from: z.enum(NAME_SOURCES),
  /** The number of notes that contain the name. */
  count: z.optional(z.int()),
});
export type ProposedName = z.infer<typeof proposedNameSchema>;

/** Catches and trips on none of the angler's waters, either on one shape of the map or near each other. */
const unnamedPlaceSchema = z.object({
  /** The place with the most catches and trips. */
  latitude: z.number(),
  longitude: z.number(),
  /** In meters, around the point. Without an outline, all of the places lie within. */
  radius: z.number(),
  kind: z.enum(WATER_KINDS),
  /** The map's outline, small enough to be sent as that of a new water. */
  outline: z.nullable(outlineSchema),
  /** Possible names for the water, likeliest first. */
  names: z.array(proposedNameSchema),
  fish: z.int(),
  trips: z.int(),
  /** Blank trips and hours, computed as for a water. */
  blanks: z.int(),
  hours: z.number(),
  last_on: z.string(),
  /** The longitude, latitude, fish and trips of each place. Sorted by fish and trips, most first; at most 60. */
  places: z.array(z.tuple([z.number(), z.number(), z.int(), z.int()])),
});
export type UnnamedPlace = z.infer<typeof unnamedPlaceSchema>;

export const waterListSchema = z.object({
  /** Sorted by when they were last fished, latest first. */
  waters: z.array(waterSummarySchema),
  /** Sorted by fish and trips, most first; at most 50. Leaves out samples and ignores the query. */
  unnamed: z.array(unnamedPlaceSchema),
});
export type WaterList = z.infer<typeof waterListSchema>;
