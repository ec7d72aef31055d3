import { dateLocale } from "../i18n/locale.ts";

/** As in "Nov 20, 2026". */
export function formatDay(day: string): string {
  return formatDayAs(day, { day: "numeric", month: "short", year: "numeric" });
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

const formats = new Map<string, Intl.DateTimeFormat>();

/** @param day yyyy-mm-dd */
export function formatDayAs(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(new Date(day));
}
