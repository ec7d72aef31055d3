import type { TripSummary } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { dateLocale } from "../i18n/locale.ts";
import { formatDecimals } from "../i18n/numbers.ts";

type Named = Pick<TripSummary, "water" | "place_name">;
type Timed = Pick<TripSummary, "started_at" | "ended_at" | "time_zone">;

/** The water, else the place as it was typed; `null` where neither is known. */
export function placeOfTrip({ water, place_name: place }: Named): string | null {
  return water?.name ?? place;
}

/**
 * As in "6:10 – 10:40 AM" on the trip's own clock; "Since 6:10 AM" while it runs; "Nov 27, 11:57 PM – Nov 28, 12:02 AM"
 * where it ends on another day.
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

/** As in "6:10 AM". */
export function formatClock(instant: string, timeZone: string): string {
  return clockOf(timeZone).format(new Date(instant));
}

/** As in "Friday, November 20, 2026". */
export function formatLongDay(day: string): string {
  return formatDayAs(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

/** As in "November 2026". @param period yyyy-mm */
export function formatMonth(period: string): string {
  return formatDayAs(`${period}-01`, { month: "long", year: "numeric" });
}

/** As in "Fri". */
export function formatWeekday(day: string): string {
  return formatDayAs(day, { weekday: "short" });
}

/** As in "20". */
export function formatDayOfMonth(day: string): string {
  return formatDayAs(day, { day: "numeric" });
}

const days = new Map<string, Intl.DateTimeFormat>();

/** @param day yyyy-mm-dd */
export function formatDayAs(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = days.get(key) ?? new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: "UTC" });
  days.set(key, format);
  return format.format(new Date(day));
}

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
const DAY = { month: "short", day: "numeric" } as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** As the browser writes times. Formatters are kept: making one is slow, and a list has many times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat(undefined, { ...CLOCK, timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

const daysOfClocks = new Map<string, Intl.DateTimeFormat>();

/** Few trips end on another day. */
function nightOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale, { ...DAY, ...CLOCK, timeZone });
}

/** Tells on which day of its clock an instant is. */
function dayIn(instant: Date, timeZone: string): string {
  const day = daysOfClocks.get(timeZone) ?? new Intl.DateTimeFormat("en", { dateStyle: "short", timeZone });
  daysOfClocks.set(timeZone, day);
  return day.format(instant);
}

/** As in "4.0", "148". */
export function formatHours(hours: number): string {
  const max = hours >= WHOLE_HOURS ? 0 : 1;
  return formatDecimals(hours, { min: max, max, isGrouped: true });
}

/** From here on parts of an hour do not matter. */
const WHOLE_HOURS = 100;

/** As in "0.47"; "0" for a blank. */
export function formatRate(rate: number): string {
  return formatDecimals(rate, { min: rate === 0 ? 0 : 2, max: 2, isGrouped: true });
}

/** Of fewer trips the share of blanks says nothing. */
const LEAST_TRIPS = 5;

/** As in "skunked 24%": the share of trips without a fish; empty for a few trips. */
export function formatSkunked({ trips, blanks }: { trips: number; blanks: number }): string {
  if (trips < LEAST_TRIPS) return "";
  const share = formatDecimals((100 * blanks) / trips, { min: 0, max: 0, isGrouped: false });
  return t`skunked ${share}%`;
}
