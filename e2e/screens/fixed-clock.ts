/** The time at which every screen is shown: a Thursday in November, 9:12 in Chicago. */
export const NOW = Date.parse("2026-11-19T15:12:00Z");

/**
 * Stops `Date` at this moment while timers keep running. Runs in the server and in pages. Playwright's own clock would
 * also disable the page's performance measurements.
 */
export function stopClock(now: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [now], made),
    get: (date, key) => (key === "now" ? () => now : Reflect.get(date, key)),
  });
}
