import * as z from "zod/mini";

import { outlineSchema, WATER_KINDS } from "./new-water.ts";

export const spotSchema = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** In meters. */
  radius: z.number(),
  note: z.nullable(z.string()),
  fish: z.int(),
});
export type Spot = z.infer<typeof spotSchema>;

const waterFields = {
  id: z.string(),
  /** Each change adds 1; sent back in `If-Match`. */
  version: z.int(),
  name: z.string(),
  kind: z.enum(WATER_KINDS),
  latitude: z.number(),
  longitude: z.number(),
  /** In meters, around the point; what lies within is on this water where there is no outline. */
  radius: z.number(),
  outline: z.nullable(outlineSchema),
  note: z.nullable(z.string()),
  is_sample: z.boolean(),
  fish: z.int(),
  trips: z.int(),
  blanks: z.int(),
  /** Fish and hours of those trips that rates may use. */
  usable: z.object({ trips: z.int(), fish: z.int(), hours: z.number() }),
  /** The day of the last trip or catch. */
  last_on: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
};

export const waterSchema = z.object({ ...waterFields, spots: z.array(spotSchema) });
export type Water = z.infer<typeof waterSchema>;

/** As it stands in a list. */
export const waterSummarySchema = z.object(waterFields);
export type WaterSummary = z.infer<typeof waterSummarySchema>;

export const waterAnswerSchema = z.object({ water: waterSchema });
export const spotAnswerSchema = z.object({ spot: spotSchema });

/** Catches and trips on none of the angler's waters, near to each other. */
const unnamedPlaceSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  fish: z.int(),
  trips: z.int(),
});

/** The one fished last comes first. */
export const waterListSchema = z.object({
  waters: z.array(waterSummarySchema),
  unnamed: z.array(unnamedPlaceSchema),
});
export type WaterList = z.infer<typeof waterListSchema>;

const speciesCountSchema = z.object({ species: z.string(), count: z.int() });

/** What the log knows about a water. */
export const waterStatsSchema = z.object({
  bySpecies: z.array(speciesCountSchema),
  byMonth: z.array(z.object({ month: z.int(), fish: z.int(), trips: z.int(), hours: z.number() })),
  byYear: z.array(
    z.object({ year: z.int(), fish: z.int(), trips: z.int(), blanks: z.int(), hours: z.number() }),
  ),
  /** In ft; `from` is a multiple of the band's height. */
  byDepth: z.array(z.object({ from: z.number(), to: z.number(), fish: z.int() })),
  byLure: z.array(z.object({ lure: z.string(), fish: z.int() })),
  /** The heaviest and the longest of each species. */
  bests: z.array(
    z.object({
      catchId: z.string(),
      species: z.string(),
      weight: z.nullable(z.number()),
      length: z.nullable(z.number()),
      date: z.string(),
    }),
  ),
});
export type WaterStats = z.infer<typeof waterStatsSchema>;
