const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The longest first. */
const UNITS = [
  ["day", 24 * HOUR_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
] as const;

/** "2:32 PM", with the day when it is not today's, on this device's clock. */
export function describeMoment(at: number, now: Date): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === now.toDateString();
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  const time = { hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(undefined, isToday ? time : { ...day, ...time }).format(moment);
}

/** "20 minutes ago" */
export function describeAge(at: number, now: Date): string {
  const age = Math.max(0, now.getTime() - at);
  if (age < MINUTE_MS) return "just now";
  const [unit, length] = UNITS.find(([, ms]) => age >= ms) ?? UNITS[2];
  return new Intl.RelativeTimeFormat("en").format(-Math.floor(age / length), unit);
}
