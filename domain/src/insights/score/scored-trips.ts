import { type Counting, fishOf, hoursOf } from "../factors/bin-outings.ts";
import { strataOf } from "../factors/strata.ts";
import type { Outing, Segment } from "../outings.ts";
import { sum } from "../statistics/sums.ts";
import { clockHoursOf } from "./clock-hours-of.ts";
import type { DatedTrip } from "./scored-trip.ts";

/**
 * Hours whose score was written down before the trip, by this rule; without trips of which a fish has no time. In the
 * order of the outings.
 */
export function scoredTrips(outings: readonly Outing[], rule: string, counting: Counting): DatedTrip[] {
  const strata = strataOf(outings);
  return outings.flatMap((outing, index) => {
    if (fishOf(outing.untimed, counting) > 0) return [];
    const hours = clockHoursOf(outing)
      .map((segments) => ({ segments, score: scoreOf(segments, rule) }))
      .filter((hour): hour is { segments: Segment[]; score: number } => hour.score !== null);
    if (hours.length === 0) return [];
    const trip: DatedTrip = {
      day: outing.day,
      stratum: strata[index] ?? 0,
      hours: hours.map(({ segments }) => sum(segments, (segment) => hoursOf(segment, counting))),
      fish: hours.map(({ segments }) => sum(segments, ({ fish }) => fishOf(fish, counting))),
      scores: hours.map(({ score }) => score),
    };
    return [trip];
  });
}

function scoreOf(segments: readonly Segment[], rule: string): number | null {
  const predicted = segments[0]?.predicted;
  return predicted?.rule === rule ? predicted.score : null;
}
