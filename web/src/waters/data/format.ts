import { t } from "@lingui/core/macro";

import { dateLocale } from "../../i18n/locale.ts";

const LEAST_ROUND_HOURS = 10;

/** A rate with two decimals, as in "0.60". */
export function formatRate(rate: number): string {
  return new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    rate,
  );
}

/** With one decimal below 10 hours. */
export function formatHours(hours: number): string {
  const maximumFractionDigits = hours < LEAST_ROUND_HOURS ? 1 : 0;
  return new Intl.NumberFormat(undefined, { maximumFractionDigits }).format(hours);
}

export function formatCount(count: number): string {
  return new Intl.NumberFormat().format(count);
}

/** A day as yyyy-mm-dd; as in "Fri 20 Nov", "20 Nov 2025". */
export function formatDay(day: string): string {
  return format(day, isThisYear(day) ? { weekday: "short" } : { year: "numeric" }, "short");
}

/** As in "Friday 20 November", "20 November 2025". */
export function formatLongDay(day: string): string {
  return format(day, isThisYear(day) ? { weekday: "long" } : { year: "numeric" }, "long");
}

function isThisYear(day: string): boolean {
  return day.startsWith(String(new Date().getFullYear()));
}

function format(day: string, more: Intl.DateTimeFormatOptions, month: "short" | "long"): string {
  const options: Intl.DateTimeFormatOptions = { day: "numeric", month, timeZone: "UTC", ...more };
  return new Intl.DateTimeFormat(dateLocale, options).format(new Date(`${day}T12:00:00Z`));
}

/** As in "last Fri 20 Nov"; empty where nobody was yet. */
export function describeLast(day: string | null): string {
  if (day === null) return "";
  const when = formatDay(day);
  return t`last ${when}`;
}
