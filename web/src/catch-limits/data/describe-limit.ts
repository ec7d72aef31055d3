import type { Limit } from "@creel/domain/catch-limits/limit";
import { limitAge } from "@creel/domain/catch-limits/limit-age";
import { plural, t } from "@lingui/core/macro";

import { formatDay, formatDayAs } from "../../dates/format-day.ts";
import { joinList } from "../../i18n/join-list.ts";
import type { Units } from "../../units/make-units.ts";

type Format = Pick<Units, "format" | "formatBare">;

/** Returns what the limit says about length, one rule a text. Examples: "15 in or more", "one over 20 in". */
export function describeLengths(limit: Limit, { format, formatBare }: Format): string[] {
  const { min_length: min, max_length: max, slot_from: from, slot_to: to, one_over: over } = limit;
  const length = (value: number) => format("length", value);
  const rules: string[] = [];
  if (min !== null && max !== null) {
    const [least, most] = [formatBare("length", min), length(max)];
    rules.push(t`${least} to ${most}`);
  } else if (min !== null) {
    const least = length(min);
    rules.push(t`${least} or more`);
  } else if (max !== null) {
    const most = length(max);
    rules.push(t`${most} or less`);
  }
  if (from !== null && to !== null) {
    const [lower, upper] = [formatBare("length", from), length(to)];
    rules.push(t`${lower} to ${upper} goes back`);
  }
  if (over !== null) {
    const most = length(over);
    rules.push(t`one over ${most}`);
  }
  return rules;
}

/** Example: "Mar 1 – May 12"; `null` if the limit has no closed season. */
export function describeSeason({ closed_from: from, closed_to: to }: Limit): string | null {
  if (from === null || to === null) return null;
  return `${formatMonthDay(from)} – ${formatMonthDay(to)}`;
}

/** A year that has February 29. */
const LEAP_YEAR = "2024";

/** @param monthDay MM-DD */
export function formatMonthDay(monthDay: string): string {
  return formatDayAs(`${LEAP_YEAR}-${monthDay}`, { month: "short", day: "numeric" });
}

/** Example: "You entered this May 3, 202 days ago". */
export function describeAge(limit: Limit, today: string): string {
  const { days, isOld } = limitAge(limit, today);
  const day = formatReadOn(limit, today);
  if (isOld) return t`You entered this ${day}, over a year ago`;
  if (days === 0) return t`You entered this today`;
  return t`You entered this ${day}, ${plural(days, { one: "# day ago", other: "# days ago" })}`;
}

/** Examples: "May 3", "Jun 6, 2025". */
export function formatReadOn({ read_on: readOn }: Pick<Limit, "read_on">, today: string): string {
  const isThisYear = readOn.slice(0, "yyyy".length) === today.slice(0, "yyyy".length);
  return isThisYear ? formatDayAs(readOn, { month: "short", day: "numeric" }) : formatDay(readOn);
}

/** Example: "3 a day, 15 in or more". Says what is not limited, too: "3 a day, no least length". */
export function describeWhole(limits: readonly Limit[], units: Format): string | null {
  const bag = limits.find(({ bag_day: day }) => day !== null)?.bag_day ?? null;
  const year = limits.find(({ bag_year: most }) => most !== null)?.bag_year ?? null;
  const lengths = limits.map((limit) => describeLengths(limit, units)).find((rules) => rules.length > 0);
  const bags = [bag === null ? [] : t`${bag} a day`, year === null ? [] : t`${year} a year`].flat();
  if (bags.length === 0) return lengths ? joinList(lengths) : null;
  return joinList([...bags, ...(lengths ?? [t`no least length`])]);
}
