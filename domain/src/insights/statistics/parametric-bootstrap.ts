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

export interface Drawing {
  /** How many are drawn at most. */
  draws: number;
  /** No p above it is a claim: drawing ends when all are, and they are as large as is known then. */
  largestP: number;
  /** Every p under it is a claim: drawing ends when the smallest is. */
  surelyP: number;
}

/**
 * The p of each statistic against the largest of each drawn log, which guards between them: the single step of
 * P. H. Westfall and S. S. Young, Resampling-based multiple testing (1993).
 *
 * @param draw the statistics of one more log in which nothing matters
 */
export function maxTPValues(
  observed: readonly number[],
  draw: () => readonly number[],
  { draws, largestP, surelyP }: Drawing,
): number[] {
  const most = largestP * (draws + 1);
  const atLeast = observed.map(() => 1);
  let drawn = 0;
  while (drawn < draws && Math.min(...atLeast) <= most && Math.min(...atLeast) > surelyP * (drawn + 1)) {
    const largest = Math.max(...draw().map(Math.abs));
    drawn += 1;
    for (const [index, t] of observed.entries()) {
      if (largest >= Math.abs(t) - ROUNDING) atLeast[index] = (atLeast[index] ?? 0) + 1;
    }
  }
  return atLeast.map((count) => count / (drawn + 1));
}

/** Sums of the same numbers in another order differ by a few units of the last place. */
const ROUNDING = 1e-9;

/** One-sided. */
export function bootstrapP(observed: number, drawn: readonly number[]): number {
  const least = observed - ROUNDING;
  return (1 + drawn.filter((value) => value >= least).length) / (drawn.length + 1);
}
