import type { Random } from "../random/seeded-random.ts";
import type { BinnedOuting } from "./binned-outing.ts";
import { stratumRates } from "./stratum-rates.ts";

export interface Bootstrap {
  random: Random;
  /** How many logs are drawn; one less than a round number makes round p. */
  draws: number;
}

/**
 * The statistic of logs with the same outings and hours in which nothing matters but season, water, target and luck: a
 * gamma frailty for each outing, and Poisson fish in each of its bins.
 */
export function bootstrapNull<Outing extends BinnedOuting, Statistic>(
  outings: readonly Outing[],
  statistic: (drawn: Outing[]) => Statistic,
  { random, draws }: Bootstrap,
): Statistic[] {
  const { overdispersion: a, rates } = stratumRates(outings);
  return Array.from({ length: draws }, () =>
    statistic(
      outings.map((outing) => {
        const frailty = a > 0 ? a * random.gamma(1 / a) : 1;
        const rate = frailty * (rates[outing.stratum] ?? 0);
        return { ...outing, fish: outing.hours.map((hours) => random.poisson(rate * hours)) };
      }),
    ),
  );
}

/**
 * The p of each statistic against the largest of each drawn log, which guards between the bins of a factor: the single
 * step of P. H. Westfall and S. S. Young, Resampling-based multiple testing (1993).
 */
export function maxTPValues(observed: readonly number[], drawn: readonly (readonly number[])[]): number[] {
  const largest = drawn.map((statistics) => Math.max(...statistics.map(Math.abs)));
  return observed.map((statistic) => bootstrapP(Math.abs(statistic), largest));
}

/** One-sided. */
export function bootstrapP(observed: number, drawn: readonly number[]): number {
  // Sums of the same numbers in another order differ by a few units of the last place.
  const least = observed - 1e-9;
  return (1 + drawn.filter((value) => value >= least).length) / (drawn.length + 1);
}
