/** The moment at which every screen is looked at: a Thursday in November, 9:12 in Chicago. */
export const NOW = Date.parse("2026-11-19T15:12:00Z");

/**
 * From here on it is always this moment, while timers run on. Runs in the server and in pages; Playwright's own clock
 * would also take away what a page measures.
 */
export function stopClock(now: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [now], made),
    get: (date, key) => (key === "now" ? () => now : Reflect.get(date, key)),
  });
}
