import * as z from "zod/mini";

export const sampleLogSchema = z.object({
  samples: z.int(),
  hasOwn: z.boolean(),
});
export type SampleLog = z.infer<typeof sampleLogSchema>;
