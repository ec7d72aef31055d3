import {
  type ConditionalPart,
  conditionalPoisson,
  type NormalPrior,
} from "../statistics/conditional-poisson.ts";
import { type Interval, Z_975 } from "../statistics/quantiles.ts";
import { divide, total } from "../statistics/sums.ts";
import { hoursOfTrip, type ScoredTrip } from "./scored-trip.ts";

/** The prior on the log rate ratio per 10 points. */
const PRIOR: NormalPrior = { mean: 0, sd: 0.15 };

export interface ScoreSlope {
  /** The log rate ratio per 10 points. */
  slope: number;
  sd: number;
  /** The rate ratio of 20 points, which is the difference between a poor and a good hour. */
  ratio: number;
  likely: Interval;
}

export function scoreSlope(trips: readonly ScoredTrip[], clumping = withinTripClumping(trips)): ScoreSlope {
  const parts = trips.map((trip) =>
    hoursOfTrip(trip).map(({ hours, fish, score }): ConditionalPart => ({ hours, fish, x: [score / 10] })),
  );
  const fit = conditionalPoisson(parts, { prior: PRIOR, clumping });
  const [slope = 0, sd = PRIOR.sd] = [fit.coefficients[0], fit.sd[0]];
  const over20 = (z: number) => Math.exp(2 * (slope + z * sd));
  return { slope, sd, ratio: over20(0), likely: { low: over20(-Z_975), high: over20(Z_975) } };
}

/**
 * Returns Pearson's X² over its degrees of freedom, with fish spread evenly over their trip as the null model; 1 or
 * more.
 */
export function withinTripClumping(trips: readonly Omit<ScoredTrip, "stratum" | "scores">[]): number {
  let [squares, degrees] = [0, 0];
  for (const { hours, fish } of trips) {
    const rate = divide(total(fish), total(hours));
    if (rate === 0) continue;
    degrees += hours.length - 1;
    for (const [index, each] of hours.entries()) {
      squares += ((fish[index] ?? 0) - rate * each) ** 2 / (rate * each);
    }
  }
  return Math.max(1, divide(squares, degrees));
}
