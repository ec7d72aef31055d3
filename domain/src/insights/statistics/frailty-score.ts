import { type BinnedOuting, totalFish, totalHours } from "./binned-outing.ts";
import { type StratumRates, stratumRates } from "./stratum-rates.ts";
import { divide, total } from "./sums.ts";

/** `x` is the weight of a bin: 1 for real bins, or the score of the trip if there is a single bin. */
export interface ScoredOuting extends BinnedOuting {
  x?: number;
}

interface Frail {
  x: number;
  fish: readonly number[];
  hours: readonly number[];
  rate: number;
  /** How good the day was; more fish are expected on a good day. */
  frailty: number;
  weight: number;
  /** Weighted fish beyond the expected number. */
  excess: number;
  stratum: StratumSums;
}

interface StratumSums {
  mean: number;
  means: number[];
}

/**
 * Returns the score statistic of the gamma frailty model for each bin against the rest of its stratum, studentized over
 * outings. The frailty absorbs good and bad days, so only hours within a day are compared. 0 if there is no variation.
 */
export function frailtyScores(
  outings: readonly ScoredOuting[],
  fitted: StratumRates = stratumRates(outings),
): number[] {
  const bins = outings[0]?.hours.length ?? 0;
  const frail = frailOf(outings, bins, fitted);
  return Array.from({ length: bins }, (_, bin) => {
    let [first, second] = [0, 0];
    for (const { x, fish, hours, rate, frailty, excess, stratum } of frail) {
      const share = divide(stratum.means[bin] ?? 0, stratum.mean);
      const score = x * ((fish[bin] ?? 0) - frailty * rate * (hours[bin] ?? 0)) - share * excess;
      first += score;
      second += score ** 2;
    }
    return studentized(first, second, frail.length);
  });
}

function frailOf(
  outings: readonly ScoredOuting[],
  bins: number,
  { overdispersion: a, rates }: StratumRates,
): Frail[] {
  const strata: StratumSums[] = [];
  return outings.map((outing) => {
    const { x = 1, fish, hours } = outing;
    const rate = rates[outing.stratum] ?? 0;
    const [caught, mean] = [totalFish(outing), rate * totalHours(outing)];
    const weight = 1 / (1 + a * mean);
    const stratum = (strata[outing.stratum] ??= { mean: 0, means: Array.from({ length: bins }, () => 0) });
    stratum.mean += weight * mean;
    for (let bin = 0; bin < bins; bin += 1) {
      stratum.means[bin] = (stratum.means[bin] ?? 0) + weight * rate * x * (hours[bin] ?? 0);
    }
    const frailty = (1 + a * caught) * weight;
    return { x, fish, hours, rate, frailty, weight, excess: weight * (caught - mean), stratum };
  });
}

/** @param values one value per outing */
export function studentizedSum(values: readonly number[]): number {
  return studentized(total(values), total(values.map((value) => value ** 2)), values.length);
}

function studentized(first: number, second: number, count: number): number {
  const variance = (count / (count - 1)) * (second - first ** 2 / count);
  return variance > 1e-12 ? first / Math.sqrt(variance) : 0;
}
