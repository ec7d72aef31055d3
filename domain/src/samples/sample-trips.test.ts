import { expect, test } from "vitest";

import { sampleCatches } from "./sample-catches.ts";
import { sampleTrips } from "./sample-trips.ts";

const TODAY = "2026-11-21";

test("the sample trips have days that are over, do not overlap, and some are blanks", () => {
  const trips = sampleTrips(TODAY).toReversed();
  const catches = sampleCatches(TODAY);
  const fishOf = trips.map(
    ({ day, from, to }) =>
      catches.filter((each) => each.day === day && each.time >= from && each.time <= to).length,
  );

  expect(trips.every(({ day, from, to }) => day < TODAY && from < to)).toBe(true);
  const begins = trips.map(({ day, from }) => `${day} ${from}`);
  expect(begins).toEqual(begins.toSorted());
  const ends = trips.map(({ day, to }) => `${day} ${to}`);
  expect(begins.slice(1).every((begin, index) => begin > (ends[index] ?? ""))).toBe(true);
  expect(fishOf.filter((fish) => fish === 0)).toHaveLength(3);
  expect(fishOf.reduce((sum, fish) => sum + fish, 0)).toBe(14);
});
