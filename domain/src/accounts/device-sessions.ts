import * as z from "zod/mini";

/** How a session began. Never rename these; sessions store them. */
export const SIGN_IN_WAYS = ["password", "password_and_code", "passkey", "provider", "proxy"] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

const deviceSessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  way: z._default(z.enum(SIGN_IN_WAYS), "password"),
  /** The time of the last token renewal, up to 15 minutes before the last use. */
  lastUsedAt: z.string(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** The current session comes first, then the others by last use. */
export const deviceSessionsSchema = z.object({ sessions: z.array(deviceSessionSchema) });
