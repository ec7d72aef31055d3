import { dateLocale } from "../../i18n/locale.ts";
import { type Clock, daysBefore, formatTime, nameDaysAgo, TIME } from "./format-day.ts";

/** A weekday alone names one of the last days. */
const DAYS_BY_NAME = 7;

/** "6:12 am" of today, "Fri 8:47 pm" of the last days, "3 Oct", "9 Mar 2025". */
export function formatDate(at: Date, clock: Clock): string {
  const days = daysBefore(at, clock);
  if (days === 0) return formatTime(at, clock);
  if (days < 0 || days >= DAYS_BY_NAME) return formatDayOfYear(at, clock);
  return format(at, clock, { weekday: "short", ...TIME });
}

/** "today", "yesterday", "Thursday", "3 Oct": since when something waits. */
export function formatSince(at: Date, clock: Clock): string {
  const days = daysBefore(at, clock);
  if (days === 0 || days === 1) return nameDaysAgo(days);
  return days > 1 && days < DAYS_BY_NAME
    ? format(at, clock, { weekday: "long" })
    : formatDayOfYear(at, clock);
}

/** "Sat 21 Nov, 6:12 am"; with the year when it is not this one. */
export function formatFully(at: Date, clock: Clock): string {
  return format(at, clock, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...yearOf(at, clock),
    ...TIME,
  });
}

/** "3 Oct"; with the year when it is not this one. */
export function formatDayOfYear(at: Date, clock: Clock): string {
  return format(at, clock, { day: "numeric", month: "short", ...yearOf(at, clock) });
}

function yearOf(at: Date, clock: Clock): Intl.DateTimeFormatOptions {
  const [year, thisYear] = [at, clock.now].map((date) => format(date, clock, { year: "numeric" }));
  return year === thisYear ? {} : { year: "numeric" };
}

function format(at: Date, { timeZone }: Clock, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocale, { ...options, timeZone }).format(at);
}
