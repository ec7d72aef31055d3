import * as z from "zod/mini";

export const healthSchema = z.object({ status: z.literal("ok") });

export const readinessSchema = z.object({
  status: z.enum(["ready", "not_ready"]),
  /** What is missing, in words; empty when ready. */
  reasons: z.array(z.string()),
});
