import type { DecidedBin } from "@creel/domain/insights/decisions/decided-bins";

import type { Interval, IntervalAxis } from "../../ui/interval-line.tsx";

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
/** The length of the scale as a multiple of the longest bar. */
const MARGIN = 1.04;

/**
 * Returns a scale from 0 to slightly beyond the longest bar, with one tick besides the angler's average: at 1 if that
 * fits.
 */
export function scaleOfBins(
  bins: readonly Pick<DecidedBin, "rate" | "fish" | "hours">[],
  own: number,
): IntervalAxis {
  const ends = bins.map((bin) => Math.max(...Object.values(intervalOf(bin) ?? { high: 0 })));
  const end = Math.max(own * MARGIN, ...ends) * MARGIN || 1;
  const fitting = STEPS.filter((step) => step * MARGIN <= end);
  return { ticks: fitting.includes(1) && end < 4 ? [1] : fitting.slice(-1), end };
}

/** Returns the actual rate with its likely range; `null` if there is too little data. */
export function intervalOf({
  rate,
  fish,
  hours,
}: Pick<DecidedBin, "rate" | "fish" | "hours">): Interval | null {
  return rate && { observed: fish / hours, ...rate.likely };
}

/** Whether at least one bin has a rate. */
export function hasRates(bins: readonly Pick<DecidedBin, "rate">[]): boolean {
  return bins.some(({ rate }) => rate !== null);
}
