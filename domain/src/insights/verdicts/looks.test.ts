import { expect, test } from "vitest";

import { anOuting } from "../outing-testing.ts";
import { looksAt, nextLook, stopsAtFish } from "./looks.ts";

const DAYS = Array.from({ length: 40 }, (_, index) => ({
  day: `2026-05-${String(1 + Math.floor(index / 2)).padStart(2, "0")}`,
}));

test("a log is looked at when it has grown by half, each time as it was then, and early looks may spend little", () => {
  const looks = looksAt(DAYS, 0.05);
  expect(looks.map(({ look }) => look)).toEqual([
    { outings: 15, day: "2026-05-08" },
    { outings: 23, day: "2026-05-12" },
    { outings: 34, day: "2026-05-17" },
  ]);
  expect(looks.map(({ outings }) => outings.length)).toEqual([15, 23, 34]);
  expect(looks.map(({ level }) => Number(level.toFixed(4)))).toEqual([0.0015, 0.003, 0.006]);
  expect([14, 15, 40].map(nextLook)).toEqual([15, 23, 51]);
  expect(looksAt(DAYS.slice(0, 14), 0.05)).toEqual([]);
});

const endedAfter = (...minutes: (number | null)[]) =>
  minutes.map((minutes_after_fish) => anOuting([], { trips: [{ id: "0198", minutes_after_fish }] }));

test.each([
  [
    "more than half of the trips with fish ended within a quarter of an hour of one",
    [2, 15, 9, 90, 60],
    true,
  ],
  ["half of them did", [2, 15, 9, 90, 60, 45], false],
  ["blanks say nothing", [2, 15, 9, 90, null, null, null, 8], true],
  ["under five trips with fish nothing is said", [2, 3, 4, 5], false],
])("%s: %j", (_, minutes, isSo) => {
  expect(stopsAtFish(endedAfter(...minutes))).toBe(isSo);
});
