import type { Catch } from "@creel/domain/catches/catch";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { catchOf } from "../../values/catch-testing.ts";
import { lastValuesOf, NO_LAST_VALUES } from "./last-values.ts";

const NOW = Date.parse("2026-11-21T12:42:00Z");

/** A catch of so many hours ago. */
function caught(hoursAgo: number, noted: Partial<Catch>): Catch {
  const id = `0199f2a0-0000-7000-8000-00000000000${hoursAgo % 10}`;
  return catchOf({
    id,
    date: new Date(NOW - hoursAgo * HOUR_MS).toISOString(),
    length: 25.5,
    weight: 6.2,
    ...noted,
  });
}

test("who has logged nothing yet is offered nothing", () => {
  expect(lastValuesOf([], NOW)).toEqual(NO_LAST_VALUES);
});

test("the three latest lures are offered, each once, whenever they were used", () => {
  const lures = ["Jig", null, "Spoon", "Jig", "My own", "Topwater"];

  const { lures: offered } = lastValuesOf(
    lures.map((lure, index) => caught(1000 * (index + 1), { lure_type: lure })),
    NOW,
  );

  expect(offered).toEqual(["Jig", "Spoon", "My own"]);
});

test("depth and water are offered of this outing alone", () => {
  const recent = [caught(1, { depth: 18 }), caught(3, { depth: 12, water_temperature: 44 })];

  expect(lastValuesOf(recent, NOW)).toMatchObject({ depth: 18, water_temperature: 44 });
  expect(lastValuesOf(recent, NOW + 24 * HOUR_MS)).toMatchObject({ depth: null, water_temperature: null });
});

test("the last place is that of the latest catch that has one", () => {
  const recent = [caught(1, {}), caught(30, { latitude: 47.83, longitude: -92.26, species: "Pike" })];

  expect(lastValuesOf(recent, NOW).spot).toMatchObject({
    coordinates: { latitude: 47.83, longitude: -92.26 },
    caught: { species: "Pike" },
  });
});

test("nothing that measures a fish is offered for the next one", () => {
  expect(JSON.stringify({ ...lastValuesOf([caught(1, {})], NOW), spot: null })).not.toMatch(/6\.2|25\.5/);
});
