import { DAY_MS } from "../../dates/units-of-time.ts";

/**
 * Returns the other days of the same month that fall on the same weekday. They are fixed in advance, independent of
 * what was caught. H. Janes, L. Sheppard and T. Lumley, Epidemiology 16 (2005).
 * @param day yyyy-mm-dd
 */
export function timeStratifiedReferents(day: string): string[] {
  const at = Date.parse(day);
  return [-4, -3, -2, -1, 1, 2, 3, 4]
    .map((weeks) => new Date(at + weeks * 7 * DAY_MS).toISOString().slice(0, 10))
    .filter((other) => other.slice(0, 7) === day.slice(0, 7));
}
