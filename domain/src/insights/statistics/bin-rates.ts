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
  /** Fish an hour of all outings: the ratio of their sums, never a mean of their rates. */
  rate: number;
  overdispersion: number;
  /** Weighted, of all outings. */
  hours: number;
}

/** @param outings all of the angler's filter, with one bin or several */
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
  /** The central 95 %. */
  likely: Interval;
}

interface Weighted {
  fish: number;
  hours: number;
}

export interface BinRates {
  /** `null` for a bin with too few outings or hours, and for all before the first fish. */
  rates: (BinRate | null)[];
  clumping: number;
}

interface BinRatesOptions {
  quantiles: Quantiles;
  /** Of a bin that has a rate; 10 unless said. */
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
  /** `null` for a bin with too few outings or hours, and for all before the first fish. */
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

/** Pearson's X² of what overdispersion leaves over its degrees of freedom, pooled over the bins that are shown. */
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
  /** Fish an hour of the bin, drawn to the own mean. */
  rate: number;
  /** Pearson's X² of its outings around that, by the negative binomial. */
  squares: number;
  /** How many outings it has. */
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
