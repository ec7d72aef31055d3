import { sumPeriods } from "@creel/domain/trips/trip-sums";
import { expect, test } from "vitest";

import { rateOf, rateOfPeriod, scaleOf, reliableRate } from "./rates.ts";
import { tripOf } from "./trip-testing.ts";

const hours = { clock: 4, paused: 0, override: null, fished: 4, usable: true };
const counts = { fish: 3, strikes: 0, lost: 1, follows: 0, bySpecies: [] };

test.each([
  ["its fish by its hours", tripOf({ hours, counts }), 0.75],
  ["a blank is zero", tripOf({ hours, counts: { ...counts, fish: 0 } }), 0],
  [
    "a first fish with which the clock began does not count",
    tripOf({ hours, counts, start_source: "first_catch" }),
    0.5,
  ],
  ["hours that rates may not use give none", tripOf({ hours: { ...hours, usable: false }, counts }), null],
  ["unknown hours give none", tripOf({ hours: { ...hours, fished: null, usable: false }, counts }), null],
])("the rate of a trip: %s", (_name, trip, rate) => {
  expect(rateOf(trip)).toBe(rate);
});

test("the rate of a time is all fish by all hours of those trips that may be used", () => {
  const one = { period: "2026-10", trips: 3, blanks: 1, fish: 9, hours: 12 };
  const sum = sumPeriods([
    { ...one, usable: { trips: 2, fish: 8, hours: 2 } },
    { ...one, usable: { trips: 1, fish: 0, hours: 6 } },
  ]);
  expect(sum).toMatchObject({ trips: 6, blanks: 2, fish: 18, hours: 24 });
  expect(rateOfPeriod(sum)).toBe(1);
  expect(rateOfPeriod(sumPeriods([]))).toBeNull();
});

test("the rate of a month is told from 5 trips with 10 hours on", () => {
  const usable = { trips: 5, fish: 6, hours: 12 };
  expect(reliableRate({ usable })).toBe(0.5);
  expect(reliableRate({ usable: { ...usable, trips: 4 } })).toBeNull();
  expect(reliableRate({ usable: { ...usable, hours: 9.9 } })).toBeNull();
});

test.each([
  [0, 1],
  [0.4, 1],
  [1.67, 2],
  [2.1, 5],
  [11, 20],
])("the scale for %d an hour ends at %d", (highest, end) => {
  expect(scaleOf(highest)).toBe(end);
});
