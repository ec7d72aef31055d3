import { t } from "@lingui/core/macro";

import { figureLocale } from "./locale.ts";

interface Decimals {
  min: number;
  max: number;
  isGrouped: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number in the browser's language. Formats are cached because creating one is slow. */
export function formatDecimals(value: number, { min, max, isGrouped }: Decimals): string {
  const key = `${min} ${max} ${isGrouped}`;
  const formatter = formats.get(key);
  if (formatter) return formatter.format(value);
  const options = { minimumFractionDigits: min, maximumFractionDigits: max, useGrouping: isGrouped };
  const made = new Intl.NumberFormat(figureLocale, options);
  formats.set(key, made);
  return made.format(value);
}

/** Returns a whole percentage with its sign, which some languages set apart. */
export function formatPercent(value: number): string {
  const percent = formatDecimals(value, { min: 0, max: 0, isGrouped: true });
  return t`${percent}%`;
}

/** Shows at most two decimals. */
export function formatNumber(value: number): string {
  return formatDecimals(value, { min: 0, max: 2, isGrouped: true });
}
