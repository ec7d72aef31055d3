import { type Interval, Z_975 } from "../statistics/quantiles.ts";
import { sum } from "../statistics/sums.ts";

export interface Share {
  /** 0 to 1. */
  observed: number;
  /** The central 95% interval. */
  likely: Interval;
}

/**
 * Computes Wilson's interval. @param count the sample size; a fraction if the parts have unequal weights or are not
 * independent
 */
export function shareOf(observed: number, count: number): Share {
  const square = Z_975 ** 2 / count;
  const middle = (observed + square / 2) / (1 + square);
  const half = (Z_975 * Math.sqrt((observed * (1 - observed)) / count + square / (4 * count))) / (1 + square);
  return { observed, likely: { low: Math.max(0, middle - half), high: Math.min(1, middle + half) } };
}

/**
 * Returns the share of time in hours of unequal length that have the property. The effective sample size is the number
 * of equal hours that would be as precise.
 */
export function shareOfHours(parts: readonly { hours: number; isIn: boolean }[]): Share {
  const all = sum(parts, ({ hours }) => hours);
  const hoursIn = sum(parts, ({ hours, isIn }) => (isIn ? hours : 0));
  return shareOf(hoursIn / all, all ** 2 / sum(parts, ({ hours }) => hours ** 2));
}
