import { MINUTE_MS } from "../dates/units-of-time.ts";

/** A catch farther from a trip's place than this is not of it. */
export const LARGEST_TRIP_KM = 50;

const AT_ONCE_MS = 3 * MINUTE_MS;

/** Whether a trip's clock began with its first fish, which then says nothing of how long one waits for a fish. */
export function beganWithCatch(startedAt: Date, firstCaughtAt: Date): boolean {
  const waitedMs = firstCaughtAt.getTime() - startedAt.getTime();
  return waitedMs >= 0 && waitedMs <= AT_ONCE_MS;
}
