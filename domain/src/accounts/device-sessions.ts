import * as z from "zod/mini";

/** A sign-in that still holds, as its owner sees it. */
const deviceSessionSchema = z.object({
  id: z.string(),
  /** It is the one that asks. */
  current: z.boolean(),
  /** Browser and device in a few words: "Chrome on Android". */
  device: z.string(),
  /** From where it was last used. */
  ip: z.string(),
  createdAt: z.string(),
  /** When its tokens were last renewed: within 15 minutes of when it was really used. */
  lastUsedAt: z.string(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** GET /auth/sessions: the current one first, then by last use. */
export const deviceSessionsSchema = z.object({ sessions: z.array(deviceSessionSchema) });
