import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";

import { dateLocale, locale } from "../i18n/locale.ts";

const RELATIVE = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();

/** Of twelve or twenty-four hours as in the region of the browser, whatever the language. */
export const TIME = { hour: "numeric", minute: "2-digit", ...(hourCycle && { hourCycle }) } as const;

/** A weekday alone names one of the last days. */
const DAYS_BY_NAME = 7;

/** An IANA time zone, and the present time. */
export interface Clock {
  timeZone: string;
  now: Date;
}

/** "Today", "Yesterday", "Mon 16 November"; with the year when it is not this one. */
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

/** As in "today", "yesterday", for text that goes on; `days` is how many ago. */
export function nameDaysAgo(days: 0 | 1): string {
  return RELATIVE.format(-days, "day");
}

/** Midnights of that clock between then and now: late yesterday evening is a day ago. */
export function daysBefore(at: Date, { timeZone, now }: Clock): number {
  return Math.round((midnightOf(now, timeZone) - midnightOf(at, timeZone)) / DAY_MS);
}

/** "6:31 am" */
export function formatTimeIn(at: Date, { timeZone }: Pick<Clock, "timeZone">): string {
  return new Intl.DateTimeFormat(dateLocale, { ...TIME, timeZone }).format(at);
}

/** "Central Time": the clock on which times are told. */
export function nameClock({ timeZone, now }: Clock): string {
  const parts = new Intl.DateTimeFormat(dateLocale, { timeZone, timeZoneName: "longGeneric" }).formatToParts(
    now,
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Midnight of its day on that clock, as if there were no zones: days can be counted from it. */
function midnightOf(at: Date, timeZone: string): number {
  const parts = (type: "year" | "month" | "day") => Number(partsOf(at, timeZone, type));
  return Date.UTC(parts("year"), parts("month") - 1, parts("day"));
}

function partsOf(at: Date, timeZone: string, type: "year" | "month" | "day"): string {
  const options = { year: "numeric", month: "numeric", day: "numeric", timeZone } as const;
  const parts = new Intl.DateTimeFormat("en", options).formatToParts(at);
  return parts.find((part) => part.type === type)?.value ?? "";
}

/** "6:12 am" of today, "Fri 8:47 pm" of the last days, "3 Oct", "9 Mar 2025". */
export function formatRecentTime(at: Date, clock: Clock): string {
  const days = daysBefore(at, clock);
  if (days === 0) return formatTimeIn(at, clock);
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
