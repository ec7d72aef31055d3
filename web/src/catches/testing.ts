import type { Catch } from "@creel/domain/catches/catch";

/** A walleye of a morning in November, of which nothing else is known than what is given. */
export function catchOf(noted: Partial<Catch>): Catch {
  return {
    id: "0199f2a0-0000-7000-8000-000000000002",
    version: 1,
    species: "Walleye",
    date: "2026-11-20T12:42:00.000Z",
    time: "06:42",
    time_zone: "America/Chicago",
    length: null,
    weight: null,
    depth: null,
    lure_type: null,
    notes: null,
    weather_conditions: null,
    air_temperature: null,
    water_temperature: null,
    wind_speed: null,
    wind_direction: null,
    barometric_pressure: null,
    pressure_trend: null,
    lunar_phase: null,
    conditions_filled: null,
    latitude: null,
    longitude: null,
    photo_url: null,
    photo_urls: [],
    photos: [],
    is_sample: false,
    created_at: "2026-11-20T12:45:00.000Z",
    updated_at: "2026-11-20T12:45:00.000Z",
    ...noted,
  };
}
