import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import { selectSignedHours, isMadeBefore, type SentPrediction } from "@creel/domain/trips/prediction";
import { NEAR_KM } from "@creel/domain/trips/prediction-evidence";
import type { Forecast } from "@creel/domain/weather/forecast";

export interface ForecastOfPlace {
  place: Coordinates;
  forecast: Forecast;
}

interface Start {
  place: Coordinates;
  /** Start of the trip, ISO 8601. */
  at: string;
}

/**
 * Returns the score this device showed before a trip, from the nearest forecast; `null` unless that forecast was made
 * in time, near by, with its rule, and signed.
 */
export function predictionAtStart(
  forecasts: readonly ForecastOfPlace[],
  start: Start,
): SentPrediction | null {
  const predictions = forecasts.flatMap(({ forecast, place }) => {
    const prediction = predictionOf(forecast, start.at);
    const distance = kilometersBetween(place, start.place) ?? Infinity;
    return prediction && distance <= NEAR_KM ? { prediction, distance } : [];
  });
  const [nearest] = predictions.toSorted((one, other) => one.distance - other.distance);
  return nearest?.prediction ?? null;
}

/**
 * Includes all signed hours, so that the server can verify the signature. Returns `null` unless the trip's first day is
 * covered.
 */
function predictionOf({ hours, rule, source, signed }: Forecast, at: string): SentPrediction | null {
  const start = new Date(at);
  if (rule === undefined || !signed || !isMadeBefore(start, new Date(signed.at))) return null;
  const scoredHours = selectSignedHours(hours, signed.at).flatMap(({ at: hour, score, points }) =>
    points ? { at: hour, score, points } : [],
  );
  const isJudged = scoredHours.some(({ at: hour }) => {
    const from = Date.parse(hour) - start.getTime();
    return from > -HOUR_MS && from < DAY_MS;
  });
  const { at: made_at, cell, signature } = signed;
  return isJudged ? { made_at, rule, source, hours: scoredHours, cell, signature } : null;
}
