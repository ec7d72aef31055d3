import { DAY_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";

const FIRST_PAUSE_MS = 5 * MINUTE_MS;

/**
 * Tries are 5, 10, 20 minutes and so on apart, at most a day.
 *
 * @param tries the number of earlier tries
 */
export function nextTryAt(now: Date, tries: number): Date {
  return new Date(now.getTime() + Math.min(DAY_MS, FIRST_PAUSE_MS * 2 ** tries));
}
