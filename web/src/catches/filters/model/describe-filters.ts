import { type CalendarDate, parseDate } from "@internationalized/date";
import { t } from "@lingui/core/macro";

import type { Units } from "../../../units/make-units.ts";
import type { Filters } from "./filters.ts";

const DAY_LENGTH = "2026-11-20".length;
const SHOWN_CHOICES = 2;

/** As in "Walleye, Pike +3". */
export function summarizeChoices(choices: readonly string[]): string {
  const shown = choices.slice(0, SHOWN_CHOICES).join(", ");
  return choices.length > SHOWN_CHOICES ? `${shown} +${choices.length - SHOWN_CHOICES}` : shown;
}

/** As in "Since 1 Oct", "Until 3 Nov 2025", "1 Oct – 3 Nov". */
export function describeDates({ from, to }: Pick<Filters, "from" | "to">): string {
  if (from === undefined && to === undefined) return t`Any date`;
  if (to === undefined) return t`Since ${formatDays(from)}`;
  return from === undefined ? t`Until ${formatDays(to)}` : formatDays(from, to);
}

/** As in "1 Oct – 21 Nov", with the year where it is not this one. */
export function formatDays(first: string | undefined, last = first): string {
  if (first === undefined || last === undefined) return "";
  const [one, other] = [readDay(first).toDate("UTC"), readDay(last).toDate("UTC")];
  const thisYear = new Date().getFullYear();
  const isThisYear = one.getUTCFullYear() === thisYear && other.getUTCFullYear() === thisYear;
  const format = new Intl.DateTimeFormat(undefined, {
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
  if (near) return t`Within ${units.formatDistance(radius)}`;
  return bbox ? t`The map’s view` : t`Anywhere`;
}

type Sizes = Pick<Filters, "minWeight" | "maxWeight" | "minLength" | "maxLength">;

/** As in "Any size", "5 lb or more", "Up to 20 in", "5 lb – 8 lb, up to 20 in". */
export function describeSize({ minWeight, maxWeight, minLength, maxLength }: Sizes, units: Units): string {
  const ranges = [
    describeRange(minWeight, maxWeight, (value) => units.format("weight", value)),
    describeRange(minLength, maxLength, (value) => units.format("length", value)),
  ];
  const size = ranges.filter(Boolean).join(", ") || t`any size`;
  return size.charAt(0).toUpperCase() + size.slice(1);
}

function describeRange(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
): string {
  if (min === undefined) return max === undefined ? "" : t`up to ${format(max)}`;
  return max === undefined ? t`${format(min)} or more` : `${format(min)} – ${format(max)}`;
}
