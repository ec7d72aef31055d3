import { DAY_MS, MINUTE_MS } from "./units-of-time.ts";

/** The Swedish locale formats days and times like ISO 8601. */
const LANGUAGE = "sv-SE";

/**
 * Returns a function that gives the day of an instant as yyyy-mm-dd. Many instants share one formatter, because making
 * one takes longer than formatting a thousand instants.
 *
 * @throws RangeError for an invalid zone.
 */
export function daysIn(timeZone: string): (instant: string | number | Date) => string {
  const format = new Intl.DateTimeFormat(LANGUAGE, { timeZone, dateStyle: "short" });
  return (instant) => format.format(new Date(instant));
}

/**
 * Returns the first instant of a day in an IANA time zone, in ms since 1970. A day whose midnight is skipped by a clock
 * change begins later.
 *
 * @param day yyyy-mm-dd
 */
export function startOfDay(day: string, timeZone: string): number {
  const dayOf = daysIn(timeZone);
  const noon = Date.parse(`${day}T12:00Z`);
  // No zone is more than 14 hours from UTC.
  let [before, within] = [noon - 2 * DAY_MS, noon + 2 * DAY_MS];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(middle) >= day) within = middle;
    else before = middle;
  }
  return within;
}

/** Returns the last whole minute of a day in an IANA time zone, in ms since 1970. */
export function lastMinuteOfDay(day: string, timeZone: string): number {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, day.length);
  return startOfDay(next, timeZone) - MINUTE_MS;
}
