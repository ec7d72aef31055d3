import * as z from "zod/mini";

export const healthSchema = z.object({ status: z.literal("ok") });

export const readinessSchema = z.object({
  /** "degraded" if a node of a distributed database is missing, along with its data. */
  status: z.enum(["ready", "degraded", "not_ready"]),
  reasons: z.array(z.string()),
});
