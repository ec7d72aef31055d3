import type { Random } from "../simulation/seeded-random.ts";
import type { BinnedOuting } from "./binned-outing.ts";
import { stratumRates } from "./stratum-rates.ts";

/**
 * Returns a function that simulates logs with the same outings and hours in which only season, water, target species
 * and chance matter: a gamma frailty per outing, and Poisson fish per bin.
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

/** Draws how good a day is; the mean is 1. @param overdispersion variation between days; at 0 all are alike */
export function drawFrailty(overdispersion: number, random: Random): number {
  return overdispersion > 0 ? overdispersion * random.gamma(1 / overdispersion) : 1;
}

export interface Drawing {
  /** The maximum number of simulated logs. */
  draws: number;
  /**
   * A larger p-value is never a claim. Drawing stops early once all p-values are above it; they are then approximate.
   */
  largestP: number;
  /** A smaller p-value is always a claim. Drawing stops early once the smallest is below it. */
  surelyP: number;
}

/**
 * Returns the p-value of each statistic against the maximum of each simulated log, which corrects for multiple testing:
 * the single-step method of P. H. Westfall and S. S. Young, Resampling-based multiple testing (1993).
 *
 * @param draw returns the statistics of another log without effects
 */
export function maxTPValues(
  observed: readonly number[],
  draw: () => readonly number[],
  drawing: Drawing,
): number[] {
  return drawnP(observed.map(Math.abs), () => Math.max(...draw().map(Math.abs)), drawing);
}

/** Returns the one-sided p-value that the statistic is larger than in logs without effects. */
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

/** Sums of the same numbers in a different order differ by a few units in the last place. */
const ROUNDING = 1e-9;
