import * as z from "zod/mini";

export const healthSchema = z.object({ status: z.literal("ok") });

export const readinessSchema = z.object({
  /** Degraded: a node of a distributed database is missing, and what is on it. */
  status: z.enum(["ready", "degraded", "not_ready"]),
  reasons: z.array(z.string()),
});
