import * as z from "zod/mini";

const recordSchema = z.object({
  catchId: z.string(),
  /** In lb or inches. */
  value: z.number(),
  /** yyyy-mm-dd in the catch's time zone. */
  day: z.string(),
  /** The name of its water; absent without a water, and for a catch that is waiting to be sent. */
  water: z.optional(z.string()),
});
export type PersonalRecord = z.infer<typeof recordSchema>;

const personalBestSchema = z.object({
  species: z.string(),
  /** The earlier catch wins a tie; `null` if none was measured. */
  weight: z.nullable(recordSchema),
  length: z.nullable(recordSchema),
});
export type PersonalBest = z.infer<typeof personalBestSchema>;

/** Sorted by heaviest fish, heaviest species first. */
export const personalBestsSchema = z.object({ bests: z.array(personalBestSchema) });
export type PersonalBests = z.infer<typeof personalBestsSchema>;
