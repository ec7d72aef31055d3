export const HEALTH_EVERY_MS = 5 * 60 * 1000;
/** A timer may come a little early. */
const TOLERANCE_MS = 5000;

/** Whether it is time for another entry; a clock that was set back does not silence the log. */
export function isDue(lastAt: string | undefined, now: number): boolean {
  if (lastAt === undefined) return true;
  const age = now - Date.parse(lastAt);
  return age < 0 || age >= HEALTH_EVERY_MS - TOLERANCE_MS;
}
