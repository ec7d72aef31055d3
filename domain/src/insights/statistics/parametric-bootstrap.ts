import type { Random } from "../simulation/seeded-random.ts";
import type { BinnedOuting } from "./binned-outing.ts";
import { stratumRates } from "./stratum-rates.ts";

/**
 * A log with the same outings and hours in which nothing matters but season, water, target and luck: a gamma frailty for
 * each outing, and Poisson fish in each of its bins.
 */
export function drawNull<Outing extends BinnedOuting>(
  outings: readonly Outing[],
  random: Random,
): () => Outing[] {
  const { overdispersion: a, rates } = stratumRates(outings);
  return () =>
    outings.map((outing) => {
      const rate = drawFrailty(a, random) * (rates[outing.stratum] ?? 0);
      return { ...outing, fish: outing.hours.map((hours) => random.poisson(rate * hours)) };
    });
}

/** How good a day is, 1 in the mean. @param overdispersion how much days differ; at 0 all are alike */
export function drawFrailty(overdispersion: number, random: Random): number {
  return overdispersion > 0 ? overdispersion * random.gamma(1 / overdispersion) : 1;
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
  drawing: Drawing,
): number[] {
  return drawnP(observed.map(Math.abs), () => Math.max(...draw().map(Math.abs)), drawing);
}

/** The p of one statistic, one-sided: that it is larger than in logs in which nothing matters. */
export function oneSidedP(observed: number, draw: () => number, drawing: Drawing): number {
  return drawnP([observed], draw, drawing)[0] ?? 1;
}

function drawnP(
  observed: readonly number[],
  draw: () => number,
  { draws, largestP, surelyP }: Drawing,
): number[] {
  const most = largestP * (draws + 1);
  const atLeast = observed.map(() => 1);
  let drawn = 0;
  while (drawn < draws && Math.min(...atLeast) <= most && Math.min(...atLeast) > surelyP * (drawn + 1)) {
    const value = draw();
    drawn += 1;
    for (const [index, each] of observed.entries()) {
      if (value >= each - ROUNDING) atLeast[index] = (atLeast[index] ?? 0) + 1;
    }
  }
  return atLeast.map((count) => count / (drawn + 1));
}

/** Sums of the same numbers in another order differ by a few units of the last place. */
const ROUNDING = 1e-9;
