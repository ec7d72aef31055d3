import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";

/** Nobody is assumed to be fishing this long after the last sign. */
export const FORGOTTEN_AFTER_MS = 18 * HOUR_MS;

/** A catch farther than this from a trip's place does not belong to the trip. */
export const LARGEST_TRIP_KM = 50;

/** A first fish this soon after the start began the trip's clock. */
export const AT_ONCE_MS = 3 * MINUTE_MS;

/** Whether a trip's clock began with its first fish. Such a fish says nothing about how long one waits for a fish. */
export function beganWithCatch(startedAt: Date, firstCaughtAt: Date): boolean {
  const waitedMs = firstCaughtAt.getTime() - startedAt.getTime();
  return waitedMs >= 0 && waitedMs <= AT_ONCE_MS;
}

/**
 * True if the start was reported so late that the end must be on its way. Until it arrives, nobody knows how long the
 * trip is.
 */
export function isLoggedLate(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > FORGOTTEN_AFTER_MS;
}
