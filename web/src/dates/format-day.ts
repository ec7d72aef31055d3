import { dateLocale } from "../i18n/locale.ts";

/** Example: "Nov 20, 2026". */
export function formatDay(day: string): string {
  return formatDayAs(day, { day: "numeric", month: "short", year: "numeric" });
}

/** Example: "Friday, November 20, 2026". */
export function formatLongDay(day: string): string {
  return formatDayAs(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

/**
 * Example: "November 2026".
 *
 * @param period yyyy-mm
 */
export function formatMonth(period: string): string {
  return formatDayAs(`${period}-01`, { month: "long", year: "numeric" });
}

/** Example: "Fri". */
export function formatWeekday(day: string): string {
  return formatDayAs(day, { weekday: "short" });
}

/** Example: "20". */
export function formatDayOfMonth(day: string): string {
  return formatDayAs(day, { day: "numeric" });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** @param day yyyy-mm-dd */
export function formatDayAs(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(new Date(day));
}
