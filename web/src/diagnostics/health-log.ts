import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import * as z from "zod/mini";

import { openDeviceLog } from "../device/device-log.ts";
import { HEALTH_LOG_KEY } from "../device/storage-keys.ts";
import { storedSession } from "../http/stored-session.ts";
import { outboxQuery } from "../outbox/outbox.query.ts";
import { useAuth } from "../session/auth.tsx";
import { secondsLeft } from "../session/token-claims.ts";

const HEALTH_EVERY_MS = 5 * MINUTE_MS;

/** A timer may come a little early. */
const TOLERANCE_MS = 5000;

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
function watchHealth(countUnsent: () => Promise<number>): () => void {
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

/** A clock that was set back does not stop the log. */
export function isDue(lastAt: string | undefined, now: number): boolean {
  if (lastAt === undefined) return true;
  const age = now - Date.parse(lastAt);
  return age < 0 || age >= HEALTH_EVERY_MS - TOLERANCE_MS;
}

/** Logs the health of the app while somebody is signed in. */
export function useHealthWatch(): void {
  const userId = useAuth().user?.id;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    return watchHealth(async () => (await queryClient.fetchQuery(outboxQuery(userId))).length);
  }, [userId, queryClient]);
}
