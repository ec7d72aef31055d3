import { expect, test } from "vitest";

import { tripOf } from "../trips/data/trip-testing.ts";
import { formatHours, formatRate, formatSkunked, formatTripLength, placeOfTrip } from "./format-trip.ts";

test.each([
  [4, "4.0"],
  [148.4, "148"],
  [1204, "1,204"],
])("%d hours read %s", (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

test.each([
  [0, "0"],
  [0.5, "0.50"],
  [1.666, "1.67"],
])("a rate of %d reads %s", (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});

test("a trip is called by its water, else by the place that was typed", () => {
  expect(placeOfTrip(tripOf())).toBe("Lake Vermilion");
  expect(placeOfTrip(tripOf({ water: null, place_name: "Behind the mill" }))).toBe("Behind the mill");
  expect(placeOfTrip(tripOf({ water: null }))).toBeNull();
});

test("the share of trips without a fish is in whole percent, and not told of fewer than five", () => {
  expect(formatSkunked({ trips: 41, blanks: 9 })).toBe("skunked 22%");
  expect(formatSkunked({ trips: 4, blanks: 4 })).toBe("");
});

test.each([
  [2.25, "2:15"],
  [5 / 60, "0:05"],
  [26, "26:00"],
  [-1 / 60, "0:00"],
  // 66 minutes and 40 seconds are rounded down.
  [4000 / 3600, "1:06"],
])("a trip of %d hours has the length %s wherever it stands", (hours, length) => {
  expect(formatTripLength(hours)).toBe(length);
});
