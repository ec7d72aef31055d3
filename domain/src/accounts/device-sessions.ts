import * as z from "zod/mini";

const deviceSessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  /** The time of the last token renewal, up to 15 minutes before the last use. */
  lastUsedAt: z.string(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** The current session comes first, then the others by last use. */
export const deviceSessionsSchema = z.object({ sessions: z.array(deviceSessionSchema) });
