import * as z from "zod/mini";

import { openDeviceLog } from "../device/device-log.ts";
import { AUTH_LOG_KEY } from "../device/storage-keys.ts";

const MOST_ENTRIES = 100;

const eventSchema = z.object({
  /** ISO 8601 in UTC. */
  at: z.string(),
  kind: z.enum(["signed in", "refreshed", "refused", "signed out"]),
});
export type AuthEvent = z.infer<typeof eventSchema>;

/** Contains neither users nor tokens. */
export const authLog = openDeviceLog({ key: AUTH_LOG_KEY, schema: eventSchema, most: MOST_ENTRIES });

export function noteAuthEvent(kind: AuthEvent["kind"]): void {
  authLog.note({ at: new Date().toISOString(), kind });
}
