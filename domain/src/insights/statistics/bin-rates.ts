import {
  type BinnedOuting,
  type BinTotals,
  binTotals,
  isEnough,
  totalFish,
  totalHours,
} from "./binned-outing.ts";
import { shrunkenOverdispersion } from "./overdispersion.ts";
import type { Interval, Quantiles } from "./quantiles.ts";
import { centralInterval, type GammaRate, PRIOR_FISH, type RateData, shrunkenRate } from "./shrunken-rate.ts";
import { divide, sum } from "./sums.ts";

export interface OwnRate {
  /** Fish per hour over all outings: the ratio of the sums, not the mean of the rates. */
  rate: number;
  overdispersion: number;
  /** The weighted hours of all outings. */
  hours: number;
}

/** @param outings all outings that match the angler's filter; the number of bins does not matter */
export function ownRateOf(outings: readonly { fish: number; hours: number }[]): OwnRate {
  const rate = divide(
    sum(outings, ({ fish }) => fish),
    sum(outings, ({ hours }) => hours),
  );
  const expected = outings.map(({ fish, hours }) => ({ fish, mean: rate * hours }));
  const a = shrunkenOverdispersion(expected);
  return { rate, overdispersion: a, hours: sum(outings, ({ hours }) => hours / (1 + a * rate * hours)) };
}

export function ownRateOfBins(outings: readonly BinnedOuting[]): OwnRate {
  return ownRateOf(outings.map((outing) => ({ fish: totalFish(outing), hours: totalHours(outing) })));
}

export interface BinRate extends BinTotals {
  mean: number;
  /** The central 95% interval. */
  likely: Interval;
}

interface Weighted {
  fish: number;
  hours: number;
}

export interface BinRates {
  /** `null` for a bin with too few outings or hours, and for all bins before the first fish. */
  rates: (BinRate | null)[];
  clumping: number;
}

interface BinRatesOptions {
  quantiles: Quantiles;
  /** The minimum hours of a bin with a rate; 10 by default. */
  leastHours?: number;
}

export function binRates(
  outings: readonly BinnedOuting[],
  own: OwnRate,
  { quantiles, leastHours }: BinRatesOptions,
): BinRates {
  const { bins, clumping } = shrunkenBins(outings, own, leastHours);
  const rates = bins.map((bin) => {
    if (!bin) return null;
    const { totals, rate } = bin;
    return Object.assign({}, totals, { mean: rate.mean, likely: centralInterval(rate, 0.95, quantiles) });
  });
  return { rates, clumping };
}

interface ShrunkenBins {
  /** `null` for a bin with too few outings or hours, and for all bins before the first fish. */
  bins: ({ totals: BinTotals; rate: GammaRate } | null)[];
  clumping: number;
}

export function shrunkenBins(
  outings: readonly BinnedOuting[],
  own: OwnRate,
  leastHours?: number,
): ShrunkenBins {
  const bins = outings[0]?.hours ?? [];
  const totals = bins.map((_, bin) => binTotals(outings, bin));
  const shown = totals.map((bin) => own.rate > 0 && isEnough(bin, leastHours));
  const weighted = totals.map((_, bin) => weigh(outings, bin, own));
  const clumping = clumpingOf(outings, own, { weighted, shown });
  const shrunken = totals.map((bin, index) => {
    const data = weighted[index];
    if (!data || !shown[index]) return null;
    return { totals: bin, rate: shrunkenRate(dataOf(data, own, clumping)) };
  });
  return { bins: shrunken, clumping };
}

function dataOf({ fish, hours }: Weighted, own: OwnRate, clumping: number): RateData {
  return { fish, hours, ownRate: own.rate, allHours: own.hours, clumping };
}

export function weigh(
  outings: readonly BinnedOuting[],
  bin: number,
  { rate, overdispersion }: OwnRate,
): Weighted {
  const result = { fish: 0, hours: 0 };
  for (const outing of outings) {
    const hours = outing.hours[bin] ?? 0;
    const weight = 1 / (1 + overdispersion * rate * hours);
    result.fish += weight * (outing.fish[bin] ?? 0);
    result.hours += weight * hours;
  }
  return result;
}

/**
 * Returns Pearson's X² over its degrees of freedom, after accounting for overdispersion and pooled over the shown bins;
 * 1 or more.
 */
export function clumpingOf(
  outings: readonly BinnedOuting[],
  own: OwnRate,
  { weighted, shown }: { weighted: readonly Weighted[]; shown: readonly boolean[] },
): number {
  const spreads = weighted.flatMap((data, bin) => (shown[bin] ? spreadOf(outings, bin, { data, own }) : []));
  const cells = sum(spreads, (spread) => spread.cells);
  return Math.max(
    1,
    divide(
      sum(spreads, ({ squares }) => squares),
      cells - spreads.length,
    ),
  );
}

interface Spread {
  /** Fish per hour of the bin, shrunk toward the angler's own rate. */
  rate: number;
  /** Pearson's X² of the bin's outings around that rate, using the negative binomial variance. */
  squares: number;
  /** The number of outings in the bin. */
  cells: number;
}

export function spreadOf(
  outings: readonly BinnedOuting[],
  bin: number,
  { data, own }: { data: Weighted; own: OwnRate },
): Spread {
  const rate = (PRIOR_FISH + data.fish) / (PRIOR_FISH / own.rate + data.hours);
  let [squares, cells] = [0, 0];
  for (const { hours, fish } of outings) {
    const mean = rate * (hours[bin] ?? 0);
    if (mean === 0) continue;
    cells += 1;
    squares += ((fish[bin] ?? 0) - mean) ** 2 / (mean * (1 + own.overdispersion * mean));
  }
  return { rate, squares, cells };
}
