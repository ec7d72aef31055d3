import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";

import { dateLocale, figureLocale, locale } from "../i18n/locale.ts";

const RELATIVE = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
const { hourCycle } = new Intl.DateTimeFormat(figureLocale, { hour: "numeric" }).resolvedOptions();

/** A 12-hour or 24-hour time, as in the region of the browser, whatever the language. */
export const TIME = { hour: "numeric", minute: "2-digit", ...(hourCycle && { hourCycle }) } as const;

/** From this many days ago on, a date replaces the weekday. */
const DAYS_BY_NAME = 7;

/** An IANA time zone, and the present time. */
export interface Clock {
  timeZone: string;
  now: Date;
}

/** Returns "Today", "Yesterday" or "Mon 16 November"; adds the year if it is not this one. */
export function formatNamedDay(at: Date, { timeZone, now }: Clock): string {
  const days = daysBefore(at, { timeZone, now });
  if (days === 0) return t`Today`;
  if (days === 1) return t`Yesterday`;
  const isThisYear = partsOf(at, timeZone, "year") === partsOf(now, timeZone, "year");
  const year: Intl.DateTimeFormatOptions = isThisYear ? {} : { year: "numeric" };
  return new Intl.DateTimeFormat(dateLocale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone,
    ...year,
  }).format(at);
}

/** Returns "today" or "yesterday" for use within a sentence. @param days how many days ago */
export function nameDaysAgo(days: 0 | 1): string {
  return RELATIVE.format(-days, "day");
}

/** Counts the midnights of that time zone between `at` and now: late yesterday evening is 1 day ago. */
export function daysBefore(at: Date, { timeZone, now }: Clock): number {
  return Math.round((midnightOf(now, timeZone) - midnightOf(at, timeZone)) / DAY_MS);
}

/** Returns text such as "6:31 am". */
export function formatTimeIn(at: Date, { timeZone }: Pick<Clock, "timeZone">): string {
  return new Intl.DateTimeFormat(dateLocale, { ...TIME, timeZone }).format(at);
}

/** Returns the name of the time zone of all times shown, such as "Central Time". */
export function nameClock({ timeZone, now }: Clock): string {
  const parts = new Intl.DateTimeFormat(dateLocale, { timeZone, timeZoneName: "longGeneric" }).formatToParts(
    now,
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Returns the midnight of its day in that time zone as if it were UTC, in epoch milliseconds, to count days. */
function midnightOf(at: Date, timeZone: string): number {
  const parts = (type: "year" | "month" | "day") => Number(partsOf(at, timeZone, type));
  return Date.UTC(parts("year"), parts("month") - 1, parts("day"));
}

function partsOf(at: Date, timeZone: string, type: "year" | "month" | "day"): string {
  const options = { year: "numeric", month: "numeric", day: "numeric", timeZone } as const;
  const parts = new Intl.DateTimeFormat("en", options).formatToParts(at);
  return parts.find((part) => part.type === type)?.value ?? "";
}

/** Returns "6:12 am" for today, "Fri 8:47 pm" for the last days, and "3 Oct" or "9 Mar 2025" for earlier ones. */
export function formatRecentTime(at: Date, clock: Clock): string {
  const days = daysBefore(at, clock);
  if (days === 0) return formatTimeIn(at, clock);
  if (days < 0 || days >= DAYS_BY_NAME) return formatDayOfYear(at, clock);
  return format(at, clock, { weekday: "short", ...TIME });
}

/** Returns since when something waits: "today", "yesterday", "Thursday" or "3 Oct". */
export function formatSince(at: Date, clock: Clock): string {
  const days = daysBefore(at, clock);
  if (days === 0 || days === 1) return nameDaysAgo(days);
  return days > 1 && days < DAYS_BY_NAME
    ? format(at, clock, { weekday: "long" })
    : formatDayOfYear(at, clock);
}

/** Returns text such as "Sat 21 Nov, 6:12 am"; adds the year if it is not this one. */
export function formatFully(at: Date, clock: Clock): string {
  return format(at, clock, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...yearOf(at, clock),
    ...TIME,
  });
}

/** Returns text such as "3 Oct"; adds the year if it is not this one. */
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
