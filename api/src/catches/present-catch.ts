import type { Catch } from "@creel/domain/catches/catch";
import type { CatchCollection } from "@creel/domain/catches/catch-collection";

import type { CatchRow } from "../database/schema.ts";
import { type Viewer, visibleCoordinates } from "../places/visible-coordinates.ts";

/** A catch as this viewer may see it. */
export function presentCatch(row: CatchRow, viewer: Viewer): Catch {
  const coordinates = visibleCoordinates(viewer, row);
  return {
    id: row.id,
    version: row.version,
    species: row.species,
    date: row.caughtAt.toISOString(),
    time: row.caughtTime?.slice(0, "HH:mm".length) ?? null,
    time_zone: row.timeZone,
    length: row.lengthIn,
    weight: row.weightLb,
    depth: row.depthFt,
    lure_type: row.lureType,
    notes: row.notes,
    weather_conditions: row.weatherConditions,
    air_temperature: row.airTemperatureF,
    water_temperature: row.waterTemperatureF,
    wind_speed: row.windSpeedMph,
    wind_direction: row.windDirection,
    barometric_pressure: row.barometricPressureInhg,
    pressure_trend: row.pressureTrend,
    lunar_phase: row.lunarPhase,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    photo_url: null,
    photo_urls: [],
    photos: [],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export type CatchPoint = Pick<
  CatchRow,
  "userId" | "id" | "species" | "caughtAt" | "weightLb" | "lengthIn" | "latitude" | "longitude"
>;

/** Catches as points, without those whose place this viewer may not see. */
export function presentCollection(points: CatchPoint[], viewer: Viewer): CatchCollection {
  return {
    type: "FeatureCollection",
    features: points.flatMap((point) => {
      const coordinates = visibleCoordinates(viewer, point);
      if (!coordinates) return [];
      return {
        type: "Feature" as const,
        geometry: { type: "Point" as const, coordinates: [coordinates.longitude, coordinates.latitude] },
        properties: {
          id: point.id,
          species: point.species,
          date: point.caughtAt.toISOString(),
          weight: point.weightLb,
          length: point.lengthIn,
        },
      };
    }),
  };
}
