import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

export const HEALTH_EVERY_MS = 5 * MINUTE_MS;
/** A timer may come a little early. */
const TOLERANCE_MS = 5000;

/** A clock that was set back does not stop the log. */
export function isDue(lastAt: string | undefined, now: number): boolean {
  if (lastAt === undefined) return true;
  const age = now - Date.parse(lastAt);
  return age < 0 || age >= HEALTH_EVERY_MS - TOLERANCE_MS;
}
