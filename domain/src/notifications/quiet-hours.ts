import { clockAt } from "../dates/clock.ts";
import { DAY_MS, MINUTE_MS } from "../dates/units-of-time.ts";

const DAY_MINUTES = DAY_MS / MINUTE_MS;

interface QuietHours {
  /** HH:mm on the angler's clock; both are `null` if there are no quiet hours. */
  quiet_from: string | null;
  quiet_to: string | null;
}

/** Returns when the quiet hours end that an instant is in; `null` if it is in none. */
export function quietUntil({ quiet_from: from, quiet_to: to }: QuietHours, now: Date, timeZone: string) {
  if (from === null || to === null) return null;
  const clock = clockAt(now, timeZone);
  const isQuiet = from < to ? from <= clock && clock < to : clock >= from || clock < to;
  if (!isQuiet) return null;
  const startOfMinute = now.getTime() - (now.getTime() % MINUTE_MS);
  const ahead = (minutesOf(to) - minutesOf(clock) + DAY_MINUTES) % DAY_MINUTES;
  const end = startOfMinute + ahead * MINUTE_MS;
  // The clocks may have changed meanwhile.
  const missing = minutesOf(to) - minutesOf(clockAt(end, timeZone));
  const shift = ((missing + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;
  return new Date(end + shift * MINUTE_MS);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
