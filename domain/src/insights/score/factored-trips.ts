import { SCORE_CAPS } from "../../fishing-score/fishing-score.ts";
import { type Counting, fishOf, hoursOf } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import type { FactoredHour } from "./own-weights.ts";

/** They hold the score down; no weight changes them. */
const CAPS: ReadonlySet<string> = new Set(Object.keys(SCORE_CAPS));

export interface FactoredTrips {
  /** Of the score, in the order of the points. */
  factors: string[];
  trips: FactoredHour[][];
}

/** Hours with the points that their prediction had by this rule; without trips of which a fish has no time. */
export function factoredTrips(outings: readonly Outing[], rule: string, counting: Counting): FactoredTrips {
  const parts = outings
    .filter(({ untimed }) => fishOf(untimed, counting) === 0)
    .map(({ segments }) =>
      segments.flatMap((segment) => {
        const { predicted, fish } = segment;
        if (predicted?.rule !== rule) return [];
        const { points } = predicted;
        return [{ hours: hoursOf(segment, counting), fish: fishOf(fish, counting), points }];
      }),
    )
    .filter((trip) => trip.length > 0);
  const names = parts.flat().flatMap(({ points }) => Object.keys(points));
  const factors = [...new Set(names)].filter((name) => !CAPS.has(name)).toSorted();
  const trips = parts.map((trip) =>
    trip.map(({ hours, fish, points }) => ({
      hours,
      fish,
      points: factors.map((name) => points[name] ?? 0),
    })),
  );
  return { factors, trips };
}
