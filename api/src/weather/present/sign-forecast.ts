import { createHmac, timingSafeEqual } from "node:crypto";

import type { Coordinates } from "@creel/domain/places/coordinates";
import { selectSignedHours, type PredictedHour, type Prediction } from "@creel/domain/trips/prediction";
import { forecastCellOf } from "@creel/domain/trips/prediction-evidence";
import type { Forecast } from "@creel/domain/weather/forecast";

/** The data that a signature covers. */
export interface SignedForecast extends Prediction {
  userId: string;
  /** The center of the requested cell. */
  cell: Coordinates;
}

/** Signs the fishing scores of a forecast, so that a device that sends them later cannot have invented them. */
export function signForecast(
  key: Uint8Array,
  { userId, place, now }: { userId: string; place: Coordinates; now: Date },
  forecast: Forecast,
): Forecast {
  const { rule, source } = forecast;
  if (rule === undefined || forecast.hours.length === 0) return forecast;
  const [at, cell] = [now.toISOString(), forecastCellOf(place)];
  const hours = selectSignedHours(forecast.hours, at).map((hour) => Object.assign({ points: {} }, hour));
  const signedForecast = { userId, cell, made_at: at, rule, source, hours };
  return {
    ...forecast,
    signed: { at, cell, signature: digestOf(key, signedForecast).toString("base64url") },
  };
}

export function isSignedForecast(key: Uint8Array, forecast: SignedForecast, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature, "base64url"), digestOf(key, forecast)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function digestOf(key: Uint8Array, { userId, cell, made_at, rule, source, hours }: SignedForecast): Buffer {
  const { latitude, longitude } = cell;
  const parts = [userId, latitude, longitude, Date.parse(made_at), rule, source, hours.map(partsOfHour)];
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest();
}

function partsOfHour({ at, score, points }: PredictedHour) {
  const inOrder = Object.entries(points).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [Date.parse(at), score, inOrder];
}
