import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { isMadeBefore } from "@creel/domain/trips/prediction";
import type { HourConditions, Trip } from "@creel/domain/trips/trip";

/** The score of an hour as it was said before the trip; where none was, the one that came afterwards. */
export function scoreOfHour(
  { prediction, started_at: startedAt }: Pick<Trip, "prediction" | "started_at">,
  { hour, score }: Pick<HourConditions, "hour" | "score">,
): { value: number; isAfterwards: boolean } | null {
  if (prediction && isMadeBefore(new Date(startedAt), new Date(prediction.made_at))) {
    const since = ({ at }: { at: string }) => Date.parse(hour) - Date.parse(at);
    const said = prediction.hours.find((each) => since(each) >= 0 && since(each) < HOUR_MS);
    if (said) return { value: said.score, isAfterwards: false };
  }
  return score === null ? null : { value: Math.round(score), isAfterwards: true };
}
