import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";

/** So long after the last sign nobody is believed to fish on. */
export const FORGOTTEN_AFTER_MS = 18 * HOUR_MS;

/** A catch farther from a trip's place than this is not of it. */
export const LARGEST_TRIP_KM = 50;

/** A first fish so soon after the start began the clock. */
export const AT_ONCE_MS = 3 * MINUTE_MS;

/** Whether a trip's clock began with its first fish, which then says nothing of how long one waits for a fish. */
export function beganWithCatch(startedAt: Date, firstCaughtAt: Date): boolean {
  const waitedMs = firstCaughtAt.getTime() - startedAt.getTime();
  return waitedMs >= 0 && waitedMs <= AT_ONCE_MS;
}

/** Of a trip whose start was told so late, the end is on its way; until then nobody knows how far it reaches. */
export function isLoggedLate(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > FORGOTTEN_AFTER_MS;
}
