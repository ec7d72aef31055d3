import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import { isMadeBefore, type Prediction } from "@creel/domain/trips/prediction";
import type { Forecast } from "@creel/domain/weather/forecast";

/** A trip's first day is judged. */
const JUDGED_MS = 24 * HOUR_MS;
/** As far as a forecast of one place holds for another. */
export const NEAR_KM = 10;

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
 * time, near by, with the rule that made it.
 */
export function predictionAtStart(forecasts: readonly ForecastOfPlace[], start: Start): Prediction | null {
  const told = forecasts.flatMap(({ forecast, place }) => {
    const prediction = predictionOf(forecast, start.at);
    const distance = kilometersBetween(place, start.place) ?? Infinity;
    return prediction && distance <= NEAR_KM ? { prediction, distance } : [];
  });
  const [nearest] = told.toSorted((one, other) => one.distance - other.distance);
  return nearest?.prediction ?? null;
}

function predictionOf({ hours, rule, source, observedAt }: Forecast, at: string): Prediction | null {
  const start = new Date(at);
  if (rule === undefined || observedAt === null) return null;
  if (!isMadeBefore(start, new Date(observedAt))) return null;
  const judged = hours.flatMap(({ at: hour, score, points }) => {
    const from = Date.parse(hour) - start.getTime();
    return points && from > -HOUR_MS && from < JUDGED_MS ? { at: hour, score, points } : [];
  });
  return judged.length === 0 ? null : { made_at: observedAt, rule, source, hours: judged };
}
