import { expect, test } from "vitest";

import { wholeTripOf } from "../trips/data/trip-testing.ts";
import { usualFishing } from "./usual-fishing.ts";

const hours = (fished: number, usable = true) => ({
  clock: fished,
  paused: 0,
  override: null,
  fished,
  usable,
});
const counts = (fish: number, strikes: number, lost: number) => ({
  fish,
  strikes,
  lost,
  follows: 9,
  bySpecies: [],
});

test("strikes, lost fish and fish are bites, over the hours of trips that rates may use", () => {
  const trips = [
    wholeTripOf({ hours: hours(4), counts: counts(2, 3, 1) }),
    wholeTripOf({ hours: hours(2), counts: counts(0, 0, 0) }),
    wholeTripOf({ hours: hours(9, false), counts: counts(50, 0, 0) }),
  ];
  expect(usualFishing(trips)).toEqual({ bitesPerHour: 1, hoursPerTrip: 3, trips: 2 });
});

test("without a trip one bite an hour is a guess, and without a bite it is few, not none", () => {
  expect(usualFishing([])).toEqual({ bitesPerHour: 1, hoursPerTrip: 4, trips: 0 });
  const blank = wholeTripOf({ hours: hours(5), counts: counts(0, 0, 0) });
  expect(usualFishing([blank]).bitesPerHour).toBe(0.1);
});
