import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { HourConditions, Trip } from "@creel/domain/trips/trip";

/** Returns the score that Creel showed before the trip, or else the one computed afterwards. */
export function scoreOfHour(
  { prediction, score: { before } }: Pick<Trip, "prediction" | "score">,
  { hour, score }: Pick<HourConditions, "hour" | "score">,
): { value: number; isAfterwards: boolean } | null {
  if (prediction && before !== null) {
    const since = ({ at }: { at: string }) => Date.parse(hour) - Date.parse(at);
    const predicted = prediction.hours.find((each) => since(each) >= 0 && since(each) < HOUR_MS);
    if (predicted) return { value: predicted.score, isAfterwards: false };
  }
  return score === null ? null : { value: Math.round(score), isAfterwards: true };
}
