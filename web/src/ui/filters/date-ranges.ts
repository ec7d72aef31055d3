import { t } from "@lingui/core/macro";

import { dateLocale } from "../../i18n/locale.ts";

/** yyyy-mm-dd, or an instant whose day counts. An absent end is open. */
export interface Dates {
  from: string | undefined;
  to: string | undefined;
}

const DAY_LENGTH = "2026-11-20".length;

export function withoutTime(text: string): string {
  return text.slice(0, DAY_LENGTH);
}

/** Examples: "Since 1 Oct", "Until 3 Nov 2025", "1 Oct – 3 Nov". */
export function describeDates({ from, to }: Partial<Dates>): string {
  if (from === undefined && to === undefined) return t`Any date`;
  const days = formatDays(from ?? to, to ?? from);
  if (to === undefined) return t`Since ${days}`;
  return from === undefined ? t`Until ${days}` : days;
}

/** Example: "1 Oct – 21 Nov". Includes the year if it is not this one. */
export function formatDays(first: string | undefined, last = first): string {
  if (first === undefined || last === undefined) return "";
  const [one, other] = [new Date(withoutTime(first)), new Date(withoutTime(last))];
  const thisYear = new Date().getFullYear();
  const isThisYear = one.getUTCFullYear() === thisYear && other.getUTCFullYear() === thisYear;
  const format = new Intl.DateTimeFormat(dateLocale, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
    ...(!isThisYear && { year: "numeric" }),
  });
  return format.formatRange(one, other);
}
