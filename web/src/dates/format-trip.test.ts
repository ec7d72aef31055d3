import { expect, test } from "vitest";

import { tripOf } from "../trips/data/testing.ts";
import {
  formatClock,
  formatHours,
  formatLongDay,
  formatMonth,
  formatRate,
  formatSkunked,
  formatTimes,
  placeOfTrip,
} from "./format-trip.ts";

const plain = (text: string) => text.replaceAll(/[\u2009\u202F\u00A0]/gu, " ");

test("the times of a trip are on its own clock, with dates where it ends on another day", () => {
  expect(plain(formatTimes(tripOf()))).toBe("6:10 – 10:10 AM");
  expect(plain(formatTimes(tripOf({ ended_at: null })))).toBe("Since 6:10 AM");
  const overnight = tripOf({ ended_at: "2026-11-21T08:00:00.000Z" });
  expect(plain(formatTimes(overnight))).toBe("Nov 20, 6:10 AM – Nov 21, 2:00 AM");
  expect(plain(formatClock("2026-11-20T12:10:00.000Z", "Europe/Berlin"))).toBe("1:10 PM");
});

test("days and months are those of the log, wherever it is read", () => {
  expect(formatLongDay("2026-11-20")).toBe("Friday, November 20, 2026");
  expect(formatMonth("2026-11")).toBe("November 2026");
});

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
