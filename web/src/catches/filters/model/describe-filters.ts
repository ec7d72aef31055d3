import { type CalendarDate, parseDate } from "@internationalized/date";
import { t } from "@lingui/core/macro";

import { joinList } from "../../../i18n/join-list.ts";
import { dateLocale, locale } from "../../../i18n/locale.ts";
import type { Units } from "../../../units/make-units.ts";
import type { Filters } from "./filters.ts";

const DAY_LENGTH = "2026-11-20".length;
const SHOWN_CHOICES = 2;

/** As in "Walleye, Pike +3". */
export function summarizeChoices(choices: readonly string[]): string {
  const shown = joinList(choices.slice(0, SHOWN_CHOICES));
  return choices.length > SHOWN_CHOICES ? `${shown} +${choices.length - SHOWN_CHOICES}` : shown;
}

/** As in "Since 1 Oct", "Until 3 Nov 2025", "1 Oct – 3 Nov". */
export function describeDates({ from, to }: Pick<Filters, "from" | "to">): string {
  if (from === undefined && to === undefined) return t`Any date`;
  const days = formatDays(from ?? to, to ?? from);
  if (to === undefined) return t`Since ${days}`;
  return from === undefined ? t`Until ${days}` : days;
}

/** As in "1 Oct – 21 Nov", with the year where it is not this one. */
export function formatDays(first: string | undefined, last = first): string {
  if (first === undefined || last === undefined) return "";
  const [one, other] = [readDay(first).toDate("UTC"), readDay(last).toDate("UTC")];
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

/** The day of an instant, too. */
export function readDay(text: string): CalendarDate {
  return parseDate(text.slice(0, DAY_LENGTH));
}

/** As in "Anywhere", "Within 25 mi", "The map’s view". */
export function describePlace(
  { near, radius, bbox }: Pick<Filters, "near" | "radius" | "bbox">,
  units: Units,
): string {
  const distance = units.formatDistance(radius);
  if (near) return t`Within ${distance}`;
  return bbox ? t`The map’s view` : t`Anywhere`;
}

type Sizes = Pick<Filters, "minWeight" | "maxWeight" | "minLength" | "maxLength">;

/** As in "Any size", "5 lb or more", "Up to 20 in", "5 lb – 8 lb, up to 20 in". */
export function describeSize({ minWeight, maxWeight, minLength, maxLength }: Sizes, units: Units): string {
  const ranges = [
    describeRange(minWeight, maxWeight, (value) => units.format("weight", value)),
    describeRange(minLength, maxLength, (value) => units.format("length", value)),
  ];
  const size = joinList(ranges);
  return size === "" ? t`Any size` : size.charAt(0).toLocaleUpperCase(locale) + size.slice(1);
}

/** As in "5 lb or more", "up to 20 in", "5 lb – 8 lb". */
export function describeRange(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
): string {
  const least = min === undefined ? "" : format(min);
  const greatest = max === undefined ? "" : format(max);
  if (least === "") return greatest && t`up to ${greatest}`;
  return greatest === "" ? t`${least} or more` : `${least} – ${greatest}`;
}
