import {
  type ConditionalPart,
  conditionalPoisson,
  type NormalPrior,
  sharesOf,
} from "../statistics/conditional-poisson.ts";
import { sum } from "../statistics/sums.ts";

/** The rule as it is published: each factor counts once. */
const PRIOR: NormalPrior = { mean: 1, sd: 0.7 };
export const WEIGHT_LIMITS = { least: -1, most: 3 } as const;
/** Ten points are 1.105 times the fish. */
const PER_POINT = 0.01;

/** One hour of a trip, with the points of each factor, in the same order everywhere. */
export interface FactoredHour {
  hours: number;
  fish: number;
  points: readonly number[];
}

export interface OwnWeights {
  weights: number[];
  sd: number[];
}

export function ownWeights(trips: readonly (readonly FactoredHour[])[], clumping: number): OwnWeights {
  const { coefficients, sd } = conditionalPoisson(trips.map(partsOf), { prior: PRIOR, clumping });
  return {
    weights: coefficients.map((weight) =>
      Math.min(WEIGHT_LIMITS.most, Math.max(WEIGHT_LIMITS.least, weight)),
    ),
    sd,
  };
}

function partsOf(trip: readonly FactoredHour[]): ConditionalPart[] {
  return trip.map(({ hours, fish, points }) => ({ hours, fish, x: points.map((each) => each * PER_POINT) }));
}

const OFFERED = { trips: 40, fish: 40, bits: 2 } as const;

export interface WeightsComparison {
  isOffered: boolean;
  /** Over the published rule: each trip by the weights that all others say. */
  leaveOneOutBits: number;
  /** Each trip by the weights that the trips before it say. */
  progressiveBits: number;
}

/** @param trips predicted ones, in the order of time; the last 40 decide */
export function compareWeights(
  trips: readonly (readonly FactoredHour[])[],
  clumping: number,
): WeightsComparison {
  const last = trips.slice(-OFFERED.trips);
  const bits = (from: (index: number) => readonly (readonly FactoredHour[])[]) =>
    sum([...last.entries()], ([index, trip]) => bitsOver(trip, ownWeights(from(index), clumping).weights));
  const leaveOneOutBits = bits((index) => last.toSpliced(index, 1));
  const progressiveBits = bits((index) => last.slice(0, index));
  const isOffered =
    last.length >= OFFERED.trips &&
    sum(last.flat(), ({ fish }) => fish) >= OFFERED.fish &&
    leaveOneOutBits >= OFFERED.bits &&
    progressiveBits > 0;
  return { isOffered, leaveOneOutBits, progressiveBits };
}

/** How much more probable the weights make where in its trip the fish came than the published rule does. */
function bitsOver(trip: readonly FactoredHour[], weights: readonly number[]): number {
  if (weights.length === 0) return 0;
  const parts = partsOf(trip);
  const own = sharesOf(parts, weights);
  const published = sharesOf(
    parts,
    weights.map(() => 1),
  );
  return sum(
    [...trip.entries()],
    ([index, { fish }]) => fish * Math.log2((own[index] ?? 1) / (published[index] ?? 1)),
  );
}

/** @param caps what storms and alerts take, which weights do not change: at most this score */
export function ownScore(points: readonly number[], weights: readonly number[], caps = 100): number {
  const score = 45 + points.reduce((value, each, index) => value + each * (weights[index] ?? 1), 0);
  return Math.min(caps, 100, Math.max(0, score));
}
