import * as z from "zod/mini";

export const healthSchema = z.object({ status: z.literal("ok") });

export const readinessSchema = z.object({
  /** Degraded is ready for some: a node of a distributed database is missing, and what is on it. */
  status: z.enum(["ready", "degraded", "not_ready"]),
  /** What is missing, in words; empty when ready. */
  reasons: z.array(z.string()),
});
