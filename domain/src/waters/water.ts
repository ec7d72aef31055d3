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
  /** Increased by 1 with each change; sent back in `If-Match`. */
  version: z.int(),
  name: z.string(),
  kind: z.enum(WATER_KINDS),
  latitude: z.number(),
  longitude: z.number(),
  /** In meters, around the point. Without an outline, everything within it is on this water. */
  radius: z.number(),
  note: z.nullable(z.string()),
  is_sample: z.boolean(),
  fish: z.int(),
  trips: z.int(),
  blanks: z.int(),
  /** The sum over all trips whose hours are known. */
  hours: z.number(),
  /** Fish and hours of the trips that rates may use. Their quotient is fish per hour. */
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
  /** Sorted newest first. */
  merges: z.optional(z.array(mergeSchema)),
});
export type Water = z.infer<typeof waterSchema>;

/** A water as it appears in a list. */
export const waterSummarySchema = z.object({
  ...waterFields,
  /** Coarser than the outline, for a drawing of 120 by 82 px. Clients must not send it back. */
  small_outline: z.nullable(outlineSchema),
  /** True if a gauge, a reading of the last 15 days or a learned temperature tells of it. Absent in older answers. */
  has_conditions: z.optional(z.boolean()),
});
export type WaterSummary = z.infer<typeof waterSummarySchema>;

/** The numbers of catches and trips that are newly on this water because they lie on it. */
const foundSchema = z.object({ catches: z.int(), trips: z.int() });

export const waterAnswerSchema = z.object({ water: waterSchema });
/** The answer after a water was made, changed, or merged with another. */
export const writtenWaterSchema = z.object({ water: waterSchema, found: foundSchema });
export type WrittenWater = z.infer<typeof writtenWaterSchema>;
/** `found.trips` is always 0, because only catches are at a spot. */
export const writtenSpotSchema = z.object({ spot: spotSchema, found: foundSchema });
