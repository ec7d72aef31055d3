import type { Catch } from "@creel/domain/catches/catch";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";

import { capitalized } from "../i18n/letter-case.ts";
import { figureLocale, locale } from "../i18n/locale.ts";

type When = Pick<Catch, "date" | "time" | "time_zone">;

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
const YEAR: Intl.DateTimeFormatOptions = { year: "numeric" };
const WHOLE_DAY: Intl.DateTimeFormatOptions = { dateStyle: "short" };
const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

/**
 * Example: "Fri 20 Nov, 6:42 am" on the catch's own clock; "20 Nov 2025, 6:42 am" for another year. When it breaks into
 * two lines, the first ends with a comma.
 */
export function formatShort(caught: When): string {
  return format(caught, { ...dayOptions(caught), ...(caught.time !== null && TIME) }).replaceAll(
    /([^,]) /gu,
    "$1\u00A0",
  );
}

/** Examples: "Today, 6:42 AM", "Yesterday, 6:42 AM"; otherwise like `formatShort`. */
export function formatRecent(caught: When): string {
  const day = [0, -1].find((days) => isOnDay(caught, Date.now() + days * DAY_MS));
  if (day === undefined) return formatShort(caught);
  const label = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(day, "day");
  const time = formatCatchTime(caught).replace(" ", "\u00A0");
  return [capitalized(label), time].filter(Boolean).join(", ");
}

/**
 * Whether the catch was made on the day of an instant, on the catch's own clock.
 *
 * @param instant in milliseconds since 1970
 */
function isOnDay(caught: When, instant: number): boolean {
  return (
    format(caught, WHOLE_DAY) === format({ ...caught, date: new Date(instant).toISOString() }, WHOLE_DAY)
  );
}

/** Examples: "Fri 20 Nov", "20 Nov 2025". */
export function formatDate(caught: When): string {
  return format(caught, dayOptions(caught));
}

/** Example: "6:42 am". Empty if only the day is known. */
export function formatCatchTime(caught: When): string {
  return caught.time === null ? "" : format(caught, TIME);
}

/** Uses the year on the catch's own clock, which may differ from the device's. */
function dayOptions(caught: When): Intl.DateTimeFormatOptions {
  const now = { ...caught, date: new Date().toISOString() };
  const isThisYear = format(caught, YEAR) === format(now, YEAR);
  return { ...DAY, ...(isThisYear ? { weekday: "short" } : YEAR) };
}

/** Example: "Fri 20 Nov · Sample". Other catches have no mark. */
export function markSample(when: string, { is_sample: isSample }: Pick<Catch, "is_sample">): string {
  return isSample ? t`${when} · Sample` : when;
}

/** Example: "Saturday 7 November 2026 · 4:58 pm". Says so if the time is not set. */
export function formatLong(caught: When): string {
  const day = format(caught, { ...DAY, ...YEAR, weekday: "long", month: "long" });
  const time = caught.time === null ? t`Time not set` : format(caught, TIME);
  return [day, time].filter(Boolean).join(" · ");
}

/** Example: "20 Nov 2026". */
export function formatCatchDay(caught: When): string {
  return format(caught, { ...DAY, ...YEAR });
}

/** Returns an empty text for an invalid date. */
function format({ date, time_zone: timeZone }: When, options: Intl.DateTimeFormatOptions): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return "";
  return formatOf({ ...options, timeZone }).format(instant);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Uses the browser's date format. Formatters are cached because creating one is slow, and a list has many dates. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const formatter = formats.get(key) ?? new Intl.DateTimeFormat(figureLocale, options);
  formats.set(key, formatter);
  return formatter;
}
