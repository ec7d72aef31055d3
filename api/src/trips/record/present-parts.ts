import { exactPoint, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";
import type { Prediction } from "@creel/domain/trips/prediction";
import type { HourConditions, TripWeather } from "@creel/domain/trips/trip";
import type { TrackPosition } from "@creel/domain/trips/trip";
import type { TripEvent } from "@creel/domain/trips/trip-event";

import { hourConditions } from "../../database/hour-conditions.ts";
import type { TripEventRow, TripHourRow, TripPositionRow } from "../../database/schema.ts";
import type { HoursSum, PredictionRow } from "./trip-parts.repository.ts";

export function presentEvent(row: TripEventRow, viewer: UserViewer): TripEvent {
  const coordinates = exactPoint(visiblePlace(viewer, row));
  return {
    id: row.id,
    at: row.at?.toISOString() ?? null,
    kind: row.kind,
    quantity: row.quantity,
    species: row.species,
    lure_type: row.lureType,
    lure_id: row.lureId,
    variant_id: row.variantId,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    lines: row.lines,
    note: row.note,
    trial: row.trial,
  };
}

export function presentPosition(row: TripPositionRow, viewer: UserViewer): TrackPosition[] {
  const place = exactPoint(visiblePlace(viewer, row));
  return place ? [{ at: row.at.toISOString(), ...place, accuracy: row.accuracyM }] : [];
}

export function presentHour(row: TripHourRow): HourConditions {
  return { hour: row.hour.toISOString(), ...hourConditions(row) };
}

/** `null` if no hour has data. */
export function presentWeather(hours: HoursSum | undefined): TripWeather | null {
  if (!hours) return null;
  const { weatherCode, airTemperatureF, windSpeedMph } = hours;
  if (weatherCode === null && airTemperatureF === null && windSpeedMph === null) return null;
  return {
    weather_code: weatherCode,
    air_temperature: airTemperatureF,
    wind_speed: windSpeedMph,
    wind_degrees: directionOf(hours),
  };
}

/** Miles per hour. Below this vector sum, opposite winds cancel each other out. */
const LEAST_WIND = 0.1;

function directionOf({ windEastward: east, windNorthward: north }: HoursSum): number | null {
  if (east === null || north === null || Math.hypot(east, north) < LEAST_WIND) return null;
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

export function presentPrediction({ madeAt, rule, hours, weatherSource }: PredictionRow): Prediction {
  return { made_at: madeAt.toISOString(), rule, source: weatherSource, hours };
}
