import { expect, test } from "vitest";

import {
  type Outing,
  outingsSchema,
  type OutingWithoutHours,
  type Segment,
  type SegmentConditions,
} from "./outings.ts";

const CONDITIONS: SegmentConditions = {
  weather_code: 3,
  air_temperature: 53,
  wind_speed: 8.1,
  wind_gust: null,
  wind_degrees: 225,
  barometric_pressure: 29.77,
  pressure_change: -0.03,
  cloud_cover: 88,
  water_temperature: null,
  sun_altitude: 0.3,
  is_sun_rising: true,
  minutes_from_solar_noon: -263,
  moon_elongation: 126,
  solunar: "none",
  tide: null,
  score: 61,
  score_rule: "0a1b2c3d",
  source: "open-meteo-forecast",
};

const SEGMENT: Segment = {
  start: "2026-11-20T13:00:00.000Z",
  hours: 1,
  conditions: CONDITIONS,
  fish: { Pike: 2 },
  lure: null,
  spot: null,
  lines: 1,
  predicted: { score: 58, rule: "0a1b2c3d", points: { light: 15, wind: -2 } },
};

const ABOUT: Omit<OutingWithoutHours, "fish" | "segments"> = {
  trips: [{ id: "0198", version: 3 }],
  day: "2026-11-20",
  time_zone: "America/Chicago",
  water: { id: "0197", name: "Lake Vermilion" },
  place_name: null,
  target_species: [],
  method: null,
  lures: ["Spinner"],
  is_sample: false,
};

const OUTING: Outing = { ...ABOUT, segments: [SEGMENT], untimed: {} };

test("what is fished is answered without the position at which it was", () => {
  const answer = { outings: [OUTING], without_hours: [] };
  const position = { latitude: 47.8, longitude: -92.2 };
  const moved = { ...SEGMENT, ...position, conditions: { ...CONDITIONS, ...position } };
  expect(
    outingsSchema.parse({ ...answer, outings: [{ ...OUTING, ...position, segments: [moved] }] }),
  ).toEqual(answer);
});
