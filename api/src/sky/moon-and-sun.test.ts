import { illuminatedFraction } from "@creel/domain/moon/moon-phase";
import { readRecorded, recordedFolder } from "@creel/testing/recorded";
import { describe, expect, test } from "vitest";

import { moonAt, sunAltitude } from "./moon-and-sun.ts";

const QUARTERS = [
  { name: "new", phase: "New Moon", elongation: 0 },
  { name: "first_quarter", phase: "First Quarter", elongation: 90 },
  { name: "full", phase: "Full Moon", elongation: 180 },
  { name: "last_quarter", phase: "Last Quarter", elongation: 270 },
] as const;

/** Seconds. The almanac truncates seconds, which makes it up to a minute early. */
const ALMANAC_TOLERANCE = 120;
const COMPUTED_TOLERANCE = 60;

/** Returns by how many degrees the moon is past `target`, −180 to 180. */
function degreesPast(instant: number, target: number): number {
  return ((moonAt(new Date(instant)).elongation - target + 540) % 360) - 180;
}

/** Returns whether the moon reaches its quarter within `tolerance` seconds of the instant. */
function isQuarterAt(utc: string, name: string, tolerance: number): boolean {
  const quarter = QUARTERS.find((each) => each.name === name);
  if (!quarter || moonAt(new Date(utc)).phase !== quarter.phase) return false;
  const [before = 0, after = 0] = [-tolerance, tolerance].map((seconds) =>
    degreesPast(Date.parse(utc) + seconds * 1000, quarter.elongation),
  );
  return before <= 0 && after >= 0 && after - before < 1;
}

// From the U.S. Naval Observatory's tables.
test.each([
  ["2020-01-03T04:45:00Z", "first_quarter"],
  ["2020-01-10T19:21:00Z", "full"],
  ["2020-01-17T12:58:00Z", "last_quarter"],
  ["2020-01-24T21:42:00Z", "new"],
  ["2024-03-03T15:23:00Z", "last_quarter"],
  ["2026-09-26T16:49:00Z", "full"],
])("at %s the moon is at its %s, as in the almanac", (utc, name) => {
  expect(isQuarterAt(utc, name, ALMANAC_TOLERANCE)).toBe(true);
});

test.skipIf(!recordedFolder())("the moon is at every recorded quarter within its tolerance", async () => {
  const [, ...rows] = (await readRecorded("moon/phases.csv")).trim().split("\n");
  const wrong = rows.filter((row) => {
    const [utc = "", name = "", kind = ""] = row.split(",");
    return !isQuarterAt(utc, name, kind === "published" ? ALMANAC_TOLERANCE : COMPUTED_TOLERANCE);
  });
  expect(rows).toHaveLength(210);
  expect(wrong).toEqual([]);
});

describe("the lit part of the moon", () => {
  // The almanac's percentages for noon of the day.
  test.each([
    ["2024-03-05T17:00:00Z", "Waning Crescent", 0.29],
    ["2026-09-24T19:00:00Z", "Waxing Gibbous", 0.96],
  ])("at %s is the almanac's", (utc, phase, illumination) => {
    const moon = moonAt(new Date(utc));
    expect(moon.phase).toBe(phase);
    expect(Math.abs(moon.illumination - illumination)).toBeLessThan(0.01);
  });

  test("is close to what a drawing takes it for, all through a year", () => {
    const hours = Array.from({ length: 365 * 4 }, (_, index) => Date.UTC(2026, 0, 1, index * 6));
    const differences = hours.map((hour) => {
      const { elongation, illumination } = moonAt(new Date(hour));
      return Math.abs(illuminatedFraction(elongation) - illumination);
    });
    expect(Math.max(...differences)).toBeLessThan(0.004);
  });
});

test.each([
  ["overhead on the equator at the equinox", 0, 0, "2026-03-20T12:07:30Z", 90],
  ["6° below at the almanac's end of civil twilight", 47.6687, -122.3847, "2026-09-25T02:33:00Z", -6],
  ["23.4° up all day at the pole in June", 90, 0, "2026-06-21T03:00:00Z", 23.4],
  ["high in the south of a northern noon", 56.68, -4.34, "2026-06-21T12:19:00Z", 56.8],
])("the sun is %s", (_where, latitude, longitude, utc, degrees) => {
  expect(Math.abs(sunAltitude({ latitude, longitude }, new Date(utc)) - degrees)).toBeLessThan(0.3);
});
