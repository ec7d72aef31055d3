import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { tripOf } from "../../trips/data/trip-testing.ts";
import { outingsOf, speciesOf, sumByDay } from "./printed-days.ts";

const ZONE = { time_zone: "Europe/Oslo" };
const TRIP = tripOf({
  ...ZONE,
  id: "t1",
  started_at: "2026-07-01T20:00:00Z",
  ended_at: "2026-07-01T23:30:00Z",
  started_on: "2026-07-01",
  counts: { fish: 2, strikes: 0, lost: 0, follows: 0, bySpecies: [] },
});
const BLANK = tripOf({
  ...ZONE,
  id: "t2",
  started_at: "2026-07-03T08:00:00Z",
  ended_at: "2026-07-03T10:00:00Z",
  started_on: "2026-07-03",
  counts: { fish: 0, strikes: 0, lost: 0, follows: 0, bySpecies: [] },
});

function fish(known: Parameters<typeof catchOf>[0]) {
  return catchOf({ ...ZONE, trip_id: "t1", time: "12:00", water: null, ...known });
}

test("a fish stands on the day of its own clock", () => {
  const late = fish({ id: "a", date: "2026-07-01T21:50:00Z" });
  const afterMidnight = fish({ id: "b", date: "2026-07-01T22:10:00Z" });
  const outings = outingsOf([TRIP], [late, afterMidnight]);
  expect(outings.map(({ day, fish: lines }) => [day, lines.length])).toEqual([
    ["2026-07-01", 1],
    ["2026-07-02", 1],
  ]);
});

test("the hours of a trip are not counted again after midnight", () => {
  const outings = outingsOf([TRIP], [fish({ date: "2026-07-01T22:10:00Z" })]);
  expect(outings.map(({ hours }) => hours)).toEqual([TRIP.hours.fished, null]);
});

test("a blank is told apart from a trip whose fish stand elsewhere", () => {
  expect(outingsOf([TRIP, BLANK], []).map(({ isBlank }) => isBlank)).toEqual([false, true]);
});

test("fish of one species and one fate share a line, with the heaviest", () => {
  const date = "2026-07-01T20:30:00Z";
  const [outing] = outingsOf(
    [TRIP],
    [
      fish({ id: "a", date, species: "Perch", fate: "kept", quantity: 2, weight: 0.5 }),
      fish({ id: "b", date, species: "Perch", fate: "kept", weight: 0.9 }),
      fish({ id: "c", date, species: "Perch", fate: "released", weight: 2 }),
    ],
  );
  expect(outing?.fish.map(({ fish: count, fate, best }) => [count, fate, best.weight])).toEqual([
    [3, "kept", 0.9],
    [1, "released", 2],
  ]);
});

test("a day has its trips and all fish of its entries", () => {
  const days = sumByDay([TRIP, BLANK], [fish({ date: "2026-07-01T20:30:00Z", quantity: 4 })]);
  expect([...days]).toEqual([
    ["2026-07-01", { trips: 1, fish: 4 }],
    ["2026-07-03", { trips: 1, fish: 0 }],
  ]);
});

test("the species with the most fish comes first", () => {
  const date = "2026-07-01T20:30:00Z";
  const species = speciesOf([
    fish({ id: "a", date, species: "Pike" }),
    fish({ id: "b", date, species: "Perch", quantity: 3 }),
    fish({ id: "c", date, species: "Pike" }),
  ]);
  expect(species.map((each) => each.species)).toEqual(["Perch", "Pike"]);
});
