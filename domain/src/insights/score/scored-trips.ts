import { type Counting, fishOf, hoursOf } from "../factors/bin-outings.ts";
import { strataOf } from "../factors/strata.ts";
import type { Outing, Segment } from "../outings.ts";
import { sum, total } from "../statistics/sums.ts";
import { clockHoursOf } from "./clock-hours-of.ts";
import { type DatedTrip, meanScoreOf, type ScoredHours } from "./scored-trip.ts";

/**
 * Hours whose score was written down before the trip, by this rule; without trips of which a fish has no time. In the
 * order of the outings.
 */
export function scoredTrips(outings: readonly Outing[], rule: string, counting: Counting): DatedTrip[] {
  const strata = strataOf(outings);
  return outings.flatMap((outing, index) => {
    const hours = scoredHours(outing, ({ predicted }) => scoreBy(rule, predicted), counting);
    return hours ? [{ ...hours, day: outing.day, stratum: strata[index] ?? 0 }] : [];
  });
}

/** A trip whose score was computed when it was over: shown, and not counted. */
export interface LateTrip {
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  hours: number;
  fish: number;
  /** Mean of its hours, 0 to 100. */
  score: number;
  /** How many scored trips came before it. */
  after: number;
}

/** Those of which no hour was scored before, by the same rule and in the order of the outings. */
export function lateTrips(outings: readonly Outing[], rule: string, counting: Counting): LateTrip[] {
  const late: LateTrip[] = [];
  let after = 0;
  for (const outing of outings) {
    if (scoredHours(outing, ({ predicted }) => scoreBy(rule, predicted), counting)) {
      after += 1;
      continue;
    }
    const trip = scoredHours(outing, (segment) => scoreBy(rule, segment.scored_after), counting);
    if (!trip) continue;
    const [hours, fish] = [total(trip.hours), total(trip.fish)];
    late.push({ day: outing.day, hours, fish, score: meanScoreOf(trip), after });
  }
  return late;
}

/** `null` where no hour has a score, or a fish has no time. */
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
