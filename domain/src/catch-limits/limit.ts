import * as z from "zod/mini";

/** A limit that the angler read somewhere and wrote down. Lengths are in inches; `null` for no such limit. */
export const limitSchema = z.object({
  id: z.string(),
  /** Increases by 1 with each change; sent back in `If-Match`. */
  version: z.int(),
  species: z.string(),
  /** The water on which it holds. Without a water and a region it holds everywhere. */
  water_id: z.nullable(z.string()),
  /** The region in which it holds, as the angler calls it. */
  region: z.nullable(z.string()),
  /** If both are set, only fish between them may be kept. */
  min_length: z.nullable(z.number()),
  max_length: z.nullable(z.number()),
  /** Fish between these lengths go back: a protected slot. */
  slot_from: z.nullable(z.number()),
  slot_to: z.nullable(z.number()),
  /** Only one fish of a day may be longer. */
  one_over: z.nullable(z.number()),
  /** The most fish to keep on one day, and in one calendar year. */
  bag_day: z.nullable(z.int()),
  bag_year: z.nullable(z.int()),
  /** MM-DD, both days included. A season that ends before it begins goes over the new year. */
  closed_from: z.nullable(z.string()),
  closed_to: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Where the angler read it. */
  source: z.nullable(z.string()),
  /** The day on which the angler read it, yyyy-mm-dd. */
  read_on: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Limit = z.infer<typeof limitSchema>;

export const limitAnswerSchema = z.object({ limit: limitSchema });

/** Sorted by species, then by id. */
export const limitListSchema = z.object({ limits: z.array(limitSchema) });
export type LimitList = z.infer<typeof limitListSchema>;
