import * as z from "zod/mini";

import { mergeSchema } from "../merges/merge.ts";
import { photoSchema } from "../photos/photo.ts";
import { GEAR_KINDS, GEAR_STATES } from "./new-gear.ts";

/** Totals over the angler's own catches. */
const caughtFields = {
  fish: z.int(),
  /** The time of the latest catch, ISO 8601. */
  last_at: z.nullable(z.string()),
  /** The heaviest weighed fish, in lb. */
  best: z.nullable(z.object({ catchId: z.string(), species: z.string(), weight: z.number() })),
};

const storedVariantSchema = z.object({
  id: z.string(),
  color: z.nullable(z.string()),
  size: z.nullable(z.string()),
  weight: z.nullable(z.string()),
  dive_depth: z.nullable(z.string()),
});
export type StoredVariant = z.infer<typeof storedVariantSchema>;

export const variantSchema = z.extend(storedVariantSchema, caughtFields);
export type GearVariant = z.infer<typeof variantSchema>;

const gearFieldSchema = z.object({ name: z.string(), value: z.string() });
export type GearField = z.infer<typeof gearFieldSchema>;

/** A lure, or a rod with its reel, line and so on. */
export const gearSchema = z.object({
  id: z.string(),
  /** Increases by 1 with each change; sent back in `If-Match`. */
  version: z.int(),
  kind: z.enum(GEAR_KINDS),
  name: z.string(),
  brand: z.nullable(z.string()),
  lure_type: z.nullable(z.string()),
  state: z.enum(GEAR_STATES),
  note: z.nullable(z.string()),
  variants: z.array(variantSchema),
  fields: z.array(gearFieldSchema),
  photo: z.nullable(photoSchema),
  is_sample: z.boolean(),
  ...caughtFields,
  /** Sorted by time, newest first. */
  merges: z.array(mergeSchema),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Gear = z.infer<typeof gearSchema>;

export const gearAnswerSchema = z.object({ gear: gearSchema });

/** Sorted by number of fish, most first, then by name. */
export const gearListSchema = z.object({ gear: z.array(gearSchema) });
export type GearList = z.infer<typeof gearListSchema>;
