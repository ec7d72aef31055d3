import type { Counting } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import { scoredTrips } from "./scored-trips.ts";

/** Scores predicted by a rule that has since changed, so the series has ended. */
interface EndedSeries {
  rule: string;
  trips: number;
  /** yyyy-mm-dd of the first and the last trip of the series. */
  from: string;
  to: string;
}

export interface ScoreHistory {
  /** yyyy-mm-dd of the first trip with a prediction; `null` if that is the first trip of all, or no trip has one. */
  predictedSince: string | null;
  /** Sorted by end date, latest last. */
  ended: EndedSeries[];
}

/** @param rule the current scoring rule */
export function scoreHistory(outings: readonly Outing[], rule: string, counting: Counting): ScoreHistory {
  const firstPredicted = outings.findIndex((outing) => rulesOf(outing).length > 0);
  const rules = [...new Set(outings.flatMap(rulesOf))].filter((each) => each !== rule);
  const ended = rules.flatMap((each) => endedSeries(outings, each, counting) ?? []);
  return {
    predictedSince: firstPredicted > 0 ? (outings[firstPredicted]?.day ?? null) : null,
    ended: ended.toSorted((one, other) => one.to.localeCompare(other.to)),
  };
}

function rulesOf({ segments }: Outing): string[] {
  return segments.flatMap(({ predicted }) => (predicted ? [predicted.rule] : []));
}

function endedSeries(outings: readonly Outing[], rule: string, counting: Counting): EndedSeries | null {
  const trips = scoredTrips(outings, rule, counting);
  const [first, last] = [trips[0], trips.at(-1)];
  if (!first || !last) return null;
  return { rule, trips: trips.length, from: first.day, to: last.day };
}
