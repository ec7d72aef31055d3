import * as z from "zod/mini";

import { openDeviceLog } from "../device/device-log.ts";
import { HEALTH_LOG_KEY } from "../device/storage-keys.ts";
import { storedSession } from "../http/stored-session.ts";
import { secondsLeft } from "../session/token-claims.ts";
import { HEALTH_EVERY_MS, isDue } from "./is-due.ts";

const MOST_ENTRIES = 100;

const healthSchema = z.object({
  /** ISO in UTC. */
  at: z.string(),
  isOnline: z.boolean(),
  /** Seconds until the access token expires, negative when it has. */
  tokenSeconds: z.nullable(z.number()),
  /** How many items waited in the outbox. */
  unsent: z.number(),
});
export type HealthEntry = z.infer<typeof healthSchema>;

/** An entry every five minutes while the app is open. */
export const healthLog = openDeviceLog({ key: HEALTH_LOG_KEY, schema: healthSchema, most: MOST_ENTRIES });

/** Notes an entry now and every five minutes, unless another tab has. Returns how to stop. */
export function watchHealth(countUnsent: () => Promise<number>): () => void {
  const note = () => {
    if (!isDue(healthLog.entries()[0]?.at, Date.now())) return;
    void countUnsent()
      .catch(() => 0)
      .then(noteHealth);
  };
  note();
  const timer = setInterval(note, HEALTH_EVERY_MS);
  return () => clearInterval(timer);
}

function noteHealth(unsent: number): void {
  const session = storedSession();
  if (!session) return;
  healthLog.note({
    at: new Date().toISOString(),
    isOnline: navigator.onLine,
    tokenSeconds: secondsLeft(session.accessToken),
    unsent,
  });
}
