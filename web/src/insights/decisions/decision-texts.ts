import type { BestHours } from "@creel/domain/insights/decisions/best-hours";
import type { DecidedBin } from "@creel/domain/insights/decisions/decided-bins";
import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import { plural, t } from "@lingui/core/macro";

import { formatRate } from "../../dates/format-trip.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { formatDecimals, formatPercent } from "../../i18n/numbers.ts";
import { formatCount } from "../../waters/data/format-waters.ts";

const HOUR = new Intl.DateTimeFormat(dateLocale, { hour: "numeric", timeZone: "UTC" });

/** Whether hours have AM and PM. */
export const isTwelveHour = HOUR.resolvedOptions().hour12 ?? false;

/** Returns an hour such as "6 AM". */
export function nameOfHour(hour: number): string {
  return HOUR.format(clockAt(hour));
}

/**
 * Returns a range such as "6 to 8 AM" or "10 PM to 1 AM".
 *
 * @param to The next day's hour if it is not later than `from`.
 */
export function nameOfHours(from: number, to: number): string {
  if (to <= from) {
    const [begin, end] = [nameOfHour(from), nameOfHour(to)];
    return t`${begin} to ${end}`;
  }
  const parts = HOUR.formatRangeToParts(clockAt(from), clockAt(to));
  const dash = parts.findIndex(({ source, value }) => source === "shared" && value.trim().length > 0);
  const text = (some: typeof parts) => some.map(({ value }) => value).join("");
  const [begin, end] = [text(parts.slice(0, dash)), text(parts.slice(dash + 1))];
  return t`${begin} to ${end}`;
}

function clockAt(hour: number): Date {
  return new Date(Date.UTC(2026, 0, 1, hour));
}

/** Returns a percentage such as "45%". */
export function formatShare(share: number): string {
  return formatPercent(100 * share);
}

/** Returns a percentage without its sign, such as "45". */
export function formatBareShare(share: number): string {
  return formatCount(100 * share);
}

/** Returns hours such as "152" or "4.5", rounded to whole hours from ten on. */
export function formatEffort(hours: number): string {
  const max = hours >= 10 ? 0 : 1;
  return formatDecimals(hours, { min: 0, max, isGrouped: true });
}

/** Returns text such as "88 trips, 319 hours, 172 fish, 21 blanks". */
export function describeAll({ outings: trips, hours: all, fish: count, skunked: blanks }: Decisions): string {
  const [hours, fish] = [formatEffort(all), formatCount(count)];
  return t`${plural(trips, { one: "# trip", other: "# trips" })}, ${hours} hours, ${fish} fish, ${plural(blanks, { one: "# blank", other: "# blanks" })}`;
}

/** Returns text such as "0.79 fish per hour, likely 0.49 to 1.19, of 28 hours; skunked on 1 of 9 trips". */
export function describeBin(bin: DecidedBin): string {
  return [describeRate(bin), describeSkunked(bin)].filter(Boolean).join("; ");
}

/** Returns text such as "1.12 fish per hour, likely 0.74 to 1.58, of 23 hours; 44% of them without a fish". */
export function describeHourBin(bin: DecidedBin): string {
  if (!bin.none) return describeRate(bin);
  const share = formatShare(bin.none.observed);
  return [describeRate(bin), t`${share} of the hours without a fish`].join("; ");
}

function describeRate({ rate, fish, hours: all, outings: trips }: DecidedBin): string {
  if (trips === 0) return t`no trip`;
  const hours = formatEffort(all);
  if (!rate) return t`too few hours to say: ${hours}`;
  const [observed, low, high] = [
    formatRate(fish / all),
    formatRate(rate.likely.low),
    formatRate(rate.likely.high),
  ];
  return t`${observed} fish per hour, likely ${low} to ${high}, in ${hours} hours`;
}

/** Returns text such as "skunked on 1 of 9 trips". */
function describeSkunked({ none, outings: trips }: DecidedBin): string {
  if (!none) return "";
  const skunked = formatCount(none.observed * trips);
  return t`skunked on ${skunked} of ${trips} trips`;
}

/** Returns the text below the first line if some hours stand out. */
export function describeBest({ rate, none, from, to }: BestHours, ownRate: number): string {
  const [observed, average, share] = [formatRate(rate), formatRate(ownRate), formatShare(none)];
  const length = (to - from + 24) % 24;
  return t`${observed} fish per hour in ${plural(length, { one: "that hour", 2: "those two hours", other: "those # hours" })}, compared with ${average} on average. Even then, ${share} of the hours had no fish. This shows what you caught, not why.`;
}

/** Returns the text below the first line if no hour stands out. */
export function describeNone({ ownRate, none }: Decisions): string {
  const average = formatRate(ownRate);
  if (!none) return t`${average} fish per hour on average. This shows what you caught, not why.`;
  const share = formatShare(none.observed);
  return t`${average} fish per hour on average, and ${share} of the hours had no fish. This shows what you caught, not why.`;
}
