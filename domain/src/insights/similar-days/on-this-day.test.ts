import { expect, test } from "vitest";

import { aSegment, anOuting } from "../outing-testing.ts";
import { onThisDay, speciesOfOuting } from "./on-this-day.ts";

const outings = [
  anOuting([aSegment({ fish: { Pike: 1 } })], { day: "2026-11-23" }),
  anOuting([aSegment({ hours: 2 })], { day: "2024-11-23" }),
  anOuting([aSegment({ fish: { Pike: 1, Perch: 2 } })], { day: "2025-11-23", untimed: { Pike: 2 } }),
  anOuting([aSegment()], { day: "2025-11-22" }),
];
const { untimed: _, ...without } = anOuting([], { day: "2023-11-23" });
const LOG = {
  outings,
  without_hours: [{ ...without, segments: [], fish: [{ at: "2023-11-23T10:00:00Z", species: "Walleye" }] }],
};

test("on this day come the trips of this date in earlier years, blanks among them", () => {
  expect(
    onThisDay(LOG, "2026-11-23").map(({ outing, hours }) => [outing.day, speciesOfOuting(outing), hours]),
  ).toEqual([
    [
      "2025-11-23",
      [
        ["Pike", 3],
        ["Perch", 2],
      ],
      1,
    ],
    ["2024-11-23", [], 2],
    ["2023-11-23", [["Walleye", 1]], null],
  ]);
});
