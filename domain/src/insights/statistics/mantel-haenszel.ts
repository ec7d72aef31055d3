import { type Interval, Z_975 } from "./quantiles.ts";
import { sum } from "./sums.ts";

/** Fish and hours of one stratum, in a bin and in the rest. */
export interface RateTable {
  fish: number;
  hours: number;
  restFish: number;
  restHours: number;
}

/** Returns the common rate ratio of all strata; `Infinity` if the rest has no fish. */
export function mantelHaenszelRateRatio(strata: readonly RateTable[]): number {
  const all = strata.filter(({ hours, restHours }) => hours + restHours > 0);
  return (
    sum(all, ({ fish, hours, restHours }) => (fish * restHours) / (hours + restHours)) /
    sum(all, ({ restFish, hours, restHours }) => (restFish * hours) / (hours + restHours))
  );
}

/** A case with its referents. */
export interface MatchedSet {
  isExposed: boolean;
  exposedReferents: number;
  referents: number;
}

export interface OddsRatio {
  ratio: number;
  /** The 95% confidence interval. */
  likely: Interval;
}

/**
 * Computes the Mantel–Haenszel odds ratio of matched sets. The variance of its log is by J. Robins, N. Breslow and S.
 * Greenland, Biometrics 42 (1986). Returns `null` if all discordant sets point in the same direction.
 */
export function mantelHaenszelOddsRatio(sets: readonly MatchedSet[]): OddsRatio | null {
  const terms = sets.map(termsOf);
  const exposed = sum(terms, (each) => each.exposed);
  const unexposed = sum(terms, (each) => each.unexposed);
  if (exposed === 0 || unexposed === 0) return null;
  const variance =
    sum(terms, (each) => each.agreeing * each.exposed) / (2 * exposed ** 2) +
    sum(terms, (each) => each.agreeing * each.unexposed + each.differing * each.exposed) /
      (2 * exposed * unexposed) +
    sum(terms, (each) => each.differing * each.unexposed) / (2 * unexposed ** 2);
  const log = Math.log(exposed / unexposed);
  const margin = Z_975 * Math.sqrt(variance);
  return {
    ratio: exposed / unexposed,
    likely: { low: Math.exp(log - margin), high: Math.exp(log + margin) },
  };
}

function termsOf({ isExposed, exposedReferents, referents }: MatchedSet) {
  const size = referents + 1;
  const otherReferents = isExposed ? referents - exposedReferents : exposedReferents;
  return {
    /** The contributions to the numerator (`exposed`) and the denominator (`unexposed`) of the ratio. */
    exposed: isExposed ? otherReferents / size : 0,
    unexposed: isExposed ? 0 : otherReferents / size,
    /** The share of the set that would increase the ratio, and the rest. */
    agreeing: ((isExposed ? 1 : 0) + referents - exposedReferents) / size,
    differing: ((isExposed ? 0 : 1) + exposedReferents) / size,
  };
}
