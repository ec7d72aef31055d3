import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";

import { dateLocale, locale } from "../../i18n/locale.ts";

/** Tokens are renewed every 15 minutes: nothing finer is known. */
const NOW_MS = 20 * MINUTE_MS;
const RELATIVE_DAYS = 7;

/** When a sign-in was last used: "just now", "3 hours ago", "yesterday", then the day. */
export function describeUse(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age < NOW_MS) return t({ message: "just now", context: "last used" });
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (age < HOUR_MS) return formatter.format(-Math.round(age / MINUTE_MS), "minute");
  const days = daysBetween(at, now);
  if (days === 0) return formatter.format(-Math.floor(age / HOUR_MS), "hour");
  if (days < RELATIVE_DAYS) return formatter.format(-days, "day");
  const day = describeDay(at, now);
  return t({ message: `on ${day}`, context: "last used" });
}

/** "2 Nov"; with the year when it is not this one. */
export function describeDay(at: Date, now: Date): string {
  const isThisYear = at.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(dateLocale, {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  }).format(at);
}

/** Midnights that lie between: yesterday evening is a day ago, however few hours. */
function daysBetween(at: Date, now: Date): number {
  return Math.round((midnightOf(now) - midnightOf(at)) / DAY_MS);
}

function midnightOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
