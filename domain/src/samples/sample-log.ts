import * as z from "zod/mini";

/** What there is of a sample log, before or after it was tried or removed: /catches/sample. */
export const sampleLogSchema = z.object({
  /** How many catches in the logbook are samples. */
  samples: z.int(),
  /** Whether there are catches of the angler's own. */
  hasOwn: z.boolean(),
});
export type SampleLog = z.infer<typeof sampleLogSchema>;
