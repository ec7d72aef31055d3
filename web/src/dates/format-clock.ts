import type { TripSummary } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { dateLocale, figureLocale } from "../i18n/locale.ts";

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
const DAY = { month: "short", day: "numeric" } as const;

/** Example: "6:10 AM". */
export function formatClock(instant: string | Date, timeZone: string): string {
  return clockOf(timeZone).format(new Date(instant));
}

/** Example: "2:32 PM". Includes the day if it is not today on this device's clock. */
export function formatTime(at: number, now: Date): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  if (isToday) return new Intl.DateTimeFormat(figureLocale, CLOCK).format(date);
  return new Intl.DateTimeFormat(dateLocale, { ...DAY, weekday: "short", ...CLOCK }).format(date);
}

type Timed = Pick<TripSummary, "started_at" | "ended_at" | "time_zone">;

/**
 * Examples: "6:10 – 10:40 AM" on the trip's own clock; "Since 6:10 AM" for a running trip; "Nov 27, 11:57 PM – Nov 28,
 * 12:02 AM" if it ends on another day.
 */
export function formatTimes({ started_at: start, ended_at: end, time_zone: timeZone }: Timed): string {
  if (end !== null) {
    const [from, to] = [new Date(start), new Date(end)];
    const isOneDay = dayIn(from, timeZone) === dayIn(to, timeZone);
    return (isOneDay ? clockOf(timeZone) : nightOf(timeZone)).formatRange(from, to);
  }
  const since = clockOf(timeZone).format(new Date(start));
  return t`Since ${since}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Uses the browser's time format. Formatters are cached because creating one is slow, and a list has many times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat(figureLocale, { ...CLOCK, timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** Not cached, because few trips end on another day. */
function nightOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale, { ...DAY, ...CLOCK, timeZone });
}

const daysOfClocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the day of an instant on the clock of a time zone. */
function dayIn(instant: Date, timeZone: string): string {
  const day = daysOfClocks.get(timeZone) ?? new Intl.DateTimeFormat("en", { dateStyle: "short", timeZone });
  daysOfClocks.set(timeZone, day);
  return day.format(instant);
}
