import type { Catch } from "@creel/domain/catches/catch";
import { expect, test } from "vitest";

import { lastValuesOf, NO_LAST_VALUES } from "./last-values.ts";

const NOW = Date.parse("2026-11-21T12:42:00Z");
const HOUR = 60 * 60 * 1000;

/** A catch of so many hours ago, of which nothing else is known. */
function catchOf(hoursAgo: number, noted: Partial<Catch>): Catch {
  return {
    id: `0199f2a0-0000-7000-8000-00000000000${hoursAgo % 10}`,
    version: 1,
    is_sample: false,
    species: "Walleye",
    date: new Date(NOW - hoursAgo * HOUR).toISOString(),
    time: "06:42",
    time_zone: "America/Chicago",
    length: 25.5,
    weight: 6.2,
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
    created_at: "2026-11-20T12:45:00.000Z",
    updated_at: "2026-11-20T12:45:00.000Z",
    ...noted,
  };
}

test("who has logged nothing yet is offered nothing", () => {
  expect(lastValuesOf([], NOW)).toEqual(NO_LAST_VALUES);
});

test("the three latest lures are offered, each once, whenever they were used", () => {
  const lures = ["Jig", null, "Spoon", "Jig", "My own", "Topwater"];

  const { lures: offered } = lastValuesOf(
    lures.map((lure, index) => catchOf(1000 * (index + 1), { lure_type: lure })),
    NOW,
  );

  expect(offered).toEqual(["Jig", "Spoon", "My own"]);
});

test("depth and water are offered of this outing alone", () => {
  const recent = [catchOf(1, { depth: 18 }), catchOf(3, { depth: 12, water_temperature: 44 })];

  expect(lastValuesOf(recent, NOW)).toMatchObject({ depth: 18, waterTemperature: 44 });
  expect(lastValuesOf(recent, NOW + 24 * HOUR)).toMatchObject({ depth: null, waterTemperature: null });
});

test("the last place is that of the latest catch that has one", () => {
  const recent = [catchOf(1, {}), catchOf(30, { latitude: 47.83, longitude: -92.26, species: "Pike" })];

  expect(lastValuesOf(recent, NOW).spot).toMatchObject({
    coordinates: { latitude: 47.83, longitude: -92.26 },
    caught: { species: "Pike" },
  });
});

test("nothing that measures a fish is offered for the next one", () => {
  expect(JSON.stringify({ ...lastValuesOf([catchOf(1, {})], NOW), spot: null })).not.toMatch(/6\.2|25\.5/);
});
