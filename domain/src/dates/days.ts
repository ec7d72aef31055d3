import { DAY_MS } from "./units-of-time.ts";

/** Returns how many days `to` is after `from`, both yyyy-mm-dd. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Returns the day `days` after `day`, both yyyy-mm-dd. */
export function dayAfter(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * DAY_MS));
}

/**
 * Returns the day `months` after `day`, both yyyy-mm-dd. A day that its month does not have runs over into the next
 * month, as in `Date`.
 */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return isoDay(date);
}

/** Returns the day in UTC, as yyyy-mm-dd. */
function isoDay(date: Date): string {
  return date.toISOString().slice(0, "yyyy-mm-dd".length);
}
