import * as z from "zod/mini";

import { mergeSchema } from "../merges/merge.ts";
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
  note: z.nullable(z.string()),
  is_sample: z.boolean(),
  fish: z.int(),
  trips: z.int(),
  blanks: z.int(),
  /** Of all trips whose hours are known. */
  hours: z.number(),
  /** Fish and hours of those trips that rates may use: fish an hour is their quotient. */
  usable: z.object({ trips: z.int(), fish: z.int(), hours: z.number() }),
  /** The heaviest fish that was weighed, in lb. */
  best: z.nullable(z.object({ catchId: z.string(), species: z.string(), weight: z.number() })),
  /** The days of the first and the last trip or catch. */
  first_on: z.nullable(z.string()),
  last_on: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
};

export const waterSchema = z.object({
  ...waterFields,
  outline: z.nullable(outlineSchema),
  spots: z.array(spotSchema),
  /** The newest first. */
  merges: z.optional(z.array(mergeSchema)),
});
export type Water = z.infer<typeof waterSchema>;

/** As it stands in a list. */
export const waterSummarySchema = z.object({
  ...waterFields,
  /** Coarser than the outline, for a drawing of 120 by 82 pixels; never to be sent back. */
  small_outline: z.nullable(outlineSchema),
});
export type WaterSummary = z.infer<typeof waterSummarySchema>;

/** How many catches and trips are on this water now and were not before, because they lie on it. */
const foundSchema = z.object({ catches: z.int(), trips: z.int() });

export const waterAnswerSchema = z.object({ water: waterSchema });
/** After it was made, changed, or merged with another. */
export const writtenWaterSchema = z.object({ water: waterSchema, found: foundSchema });
export type WrittenWater = z.infer<typeof writtenWaterSchema>;
/** `found.trips` is 0: only catches are at a spot. */
export const writtenSpotSchema = z.object({ spot: spotSchema, found: foundSchema });
