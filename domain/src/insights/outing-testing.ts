import type { Outing, Segment, SegmentConditions } from "./outings.ts";

export const CONDITIONS: SegmentConditions = {
  weather_code: 3,
  air_temperature: 53,
  wind_speed: 8.1,
  wind_degrees: 225,
  pressure_change: -0.03,
  cloud_cover: 88,
  water_temperature: null,
  sun_altitude: 20.3,
  is_sun_rising: true,
  minutes_from_solar_noon: -150,
  moon_elongation: 126,
  solunar: "none",
  tide: null,
  flow_index: null,
  level_trend: null,
};

export function aSegment(fields: Partial<Segment> = {}): Segment {
  return {
    start: "2026-11-20T13:00:00.000Z",
    hours: 1,
    conditions: CONDITIONS,
    fish: {},
    lure: null,
    spot: null,
    lines: 1,
    predicted: null,
    ...fields,
  };
}

export function anOuting(segments: Segment[], fields: Partial<Outing> = {}): Outing {
  return {
    trips: [{ id: "0198" }],
    day: "2026-11-20",
    time_zone: "America/Chicago",
    water: { id: "0197", name: "Lake Vermilion" },
    place_name: null,
    target_species: [],
    method: null,
    lures: [],
    is_sample: false,
    untimed: {},
    segments,
    ...fields,
  };
}
