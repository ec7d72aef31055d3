import { type BinnedOuting, totalFish, totalHours } from "./binned-outing.ts";
import { overdispersion } from "./overdispersion.ts";
import { divide } from "./sums.ts";

/** The expected fish of outings if only season, water, target species and chance matter. */
export interface StratumRates {
  overdispersion: number;
  /** Fish per hour of each stratum. */
  rates: readonly number[];
}

const ROUNDS = 3;

/**
 * Fits the rates with negative binomial weights. The weights depend on the rates, and three rounds are enough to
 * converge.
 */
export function stratumRates(outings: readonly BinnedOuting[]): StratumRates {
  const totals = outings.map((outing) => ({
    stratum: outing.stratum,
    fish: totalFish(outing),
    hours: totalHours(outing),
    mean: 0,
  }));
  const strata = new Set(outings.map(({ stratum }) => stratum)).size;
  let rates: number[] = [];
  let a = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const fishOf: number[] = [];
    const hoursOf: number[] = [];
    for (const { stratum, fish, hours, mean } of totals) {
      const weight = 1 / (1 + a * mean);
      fishOf[stratum] = (fishOf[stratum] ?? 0) + weight * fish;
      hoursOf[stratum] = (hoursOf[stratum] ?? 0) + weight * hours;
    }
    rates = fishOf.map((fish, stratum) => divide(fish, hoursOf[stratum] ?? 0));
    for (const of of totals) of.mean = (rates[of.stratum] ?? 0) * of.hours;
    a = overdispersion(totals, strata);
  }
  return { overdispersion: a, rates };
}
