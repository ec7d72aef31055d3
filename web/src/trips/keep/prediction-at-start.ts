import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import { hoursSigned, isMadeBefore, type SentPrediction } from "@creel/domain/trips/prediction";
import { NEAR_KM } from "@creel/domain/trips/said-before";
import type { Forecast } from "@creel/domain/weather/forecast";

export interface ForecastOfPlace {
  place: Coordinates;
  forecast: Forecast;
}

interface Start {
  place: Coordinates;
  /** An instant. */
  at: string;
}

/**
 * The score that this device told before a trip, by the nearest of the forecasts it has; `null` where none was told in
 * time, near by, with the rule that made it, and signed.
 */
export function predictionAtStart(
  forecasts: readonly ForecastOfPlace[],
  start: Start,
): SentPrediction | null {
  const told = forecasts.flatMap(({ forecast, place }) => {
    const prediction = predictionOf(forecast, start.at);
    const distance = kilometersBetween(place, start.place) ?? Infinity;
    return prediction && distance <= NEAR_KM ? { prediction, distance } : [];
  });
  const [nearest] = told.toSorted((one, other) => one.distance - other.distance);
  return nearest?.prediction ?? null;
}

/** With all the hours that are signed, for the server to know them again; a trip's first day is judged. */
function predictionOf({ hours, rule, source, signed }: Forecast, at: string): SentPrediction | null {
  const start = new Date(at);
  if (rule === undefined || !signed || !isMadeBefore(start, new Date(signed.at))) return null;
  const told = hoursSigned(hours, signed.at).flatMap(({ at: hour, score, points }) =>
    points ? { at: hour, score, points } : [],
  );
  const isJudged = told.some(({ at: hour }) => {
    const from = Date.parse(hour) - start.getTime();
    return from > -HOUR_MS && from < DAY_MS;
  });
  const { at: made_at, cell, signature } = signed;
  return isJudged ? { made_at, rule, source, hours: told, cell, signature } : null;
}
