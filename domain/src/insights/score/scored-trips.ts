import { type Counting, fishOf, hoursOf, strataOf } from "../factors/bin-outings.ts";
import type { Outing, Segment } from "../outings.ts";
import { sum } from "../statistics/sums.ts";
import { clockHoursOf } from "./clock-hours-of.ts";
import type { DatedTrip, ScoredHours } from "./scored-trip.ts";

/**
 * Returns the clock hours with a score that this rule predicted before the trip, in the order of the outings. Leaves
 * out trips with a fish that has no time.
 */
export function scoredTrips(outings: readonly Outing[], rule: string, counting: Counting): DatedTrip[] {
  const strata = strataOf(outings);
  return outings.flatMap((outing, index) => {
    const hours = scoredHours(outing, ({ predicted }) => scoreBy(rule, predicted), counting);
    return hours ? [{ ...hours, day: outing.day, stratum: strata[index] ?? 0 }] : [];
  });
}

/**
 * Counts trips that have no predicted hour but an hour that the same rule scored afterwards. They do not count as
 * evidence.
 */
export function countLateTrips(outings: readonly Outing[], rule: string, counting: Counting): number {
  return outings.filter(
    (outing) =>
      !scoredHours(outing, ({ predicted }) => scoreBy(rule, predicted), counting) &&
      scoredHours(outing, (segment) => scoreBy(rule, segment.scored_after), counting),
  ).length;
}

/** Returns `null` if no hour has a score or a fish has no time. */
function scoredHours(
  outing: Outing,
  scoreOf: (segment: Segment) => number | null,
  counting: Counting,
): ScoredHours | null {
  if (fishOf(outing.untimed, counting) > 0) return null;
  const hours = clockHoursOf(outing).flatMap((segments) => {
    const score = segments[0] ? scoreOf(segments[0]) : null;
    return score === null ? [] : [{ segments, score }];
  });
  if (hours.length === 0) return null;
  return {
    hours: hours.map(({ segments }) => sum(segments, (segment) => hoursOf(segment, counting))),
    fish: hours.map(({ segments }) => sum(segments, ({ fish }) => fishOf(fish, counting))),
    scores: hours.map(({ score }) => score),
  };
}

function scoreBy(rule: string, scored: { score: number; rule: string } | null | undefined): number | null {
  return scored?.rule === rule ? scored.score : null;
}
