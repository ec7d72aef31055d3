import { SCORE_CAPS } from "../../fishing-score/fishing-score.ts";
import type { Counting } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import { type Interval, Z_90 } from "../statistics/quantiles.ts";
import { factoredTrips } from "./factored-trips.ts";
import { compareWeights, ownScore, ownWeights, WEIGHT_LIMITS } from "./own-weights.ts";
import { withinTripClumping } from "./score-slope.ts";

const CAPS: ReadonlyMap<string, number> = new Map(Object.entries(SCORE_CAPS));

export interface WeighedFactor {
  /** Of the score. */
  factor: string;
  /** 1 as published. */
  weight: number;
  /** 80 %. */
  likely: Interval;
}

export interface WeighedFactors {
  factors: WeighedFactor[];
  /** Whether they have foretold the last trips better than the published rule did. */
  isOffered: boolean;
  /** By how much, each trip by the others. */
  bits: number;
}

/** @param outings in the order of time */
export function weighFactors(outings: readonly Outing[], rule: string, counting: Counting): WeighedFactors {
  const { factors, trips } = factoredTrips(outings, rule, counting);
  const clumping = withinTripClumping(
    trips.map((trip) => ({ hours: trip.map(({ hours }) => hours), fish: trip.map(({ fish }) => fish) })),
  );
  const { weights, sd } = ownWeights(trips, clumping);
  const { isOffered, leaveOneOutBits } = compareWeights(trips, clumping);
  const weighed = factors.map((factor, index) => {
    const [weight, doubt] = [weights[index] ?? 1, Z_90 * (sd[index] ?? 0)];
    const { least, most } = WEIGHT_LIMITS;
    const likely = { low: Math.max(least, weight - doubt), high: Math.min(most, weight + doubt) };
    return { factor, weight, likely };
  });
  return { factors: weighed, isOffered, bits: leaveOneOutBits };
}

/** The score of an hour by an angler's own weights; storms hold it down as they do the published one. */
export function ownScoreOf(
  factors: readonly { key: string; points: number }[],
  weighed: readonly WeighedFactor[],
): number {
  const weights = new Map(weighed.map(({ factor, weight }) => [factor, weight]));
  const counted = factors.filter(({ key }) => !CAPS.has(key));
  const caps = factors.flatMap(({ key }) => CAPS.get(key) ?? []);
  const score = ownScore(
    counted.map(({ points }) => points),
    counted.map(({ key }) => weights.get(key) ?? 1),
    Math.min(...caps, 100),
  );
  return Math.round(score);
}
