import * as z from "zod/mini";

const recordSchema = z.object({
  catchId: z.string(),
  /** In lb or in. */
  value: z.number(),
  /** yyyy-mm-dd on the clock of the catch. */
  day: z.string(),
  /** The name of its water; absent where it has none, and of a catch that waits. */
  water: z.optional(z.string()),
});
export type PersonalRecord = z.infer<typeof recordSchema>;

const personalBestSchema = z.object({
  species: z.string(),
  /** Of two alike, the one caught first; `null` where none was measured. */
  weight: z.nullable(recordSchema),
  length: z.nullable(recordSchema),
});
export type PersonalBest = z.infer<typeof personalBestSchema>;

/** The species with the heaviest fish comes first. */
export const personalBestsSchema = z.object({ bests: z.array(personalBestSchema) });
export type PersonalBests = z.infer<typeof personalBestsSchema>;
