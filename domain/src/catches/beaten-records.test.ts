import { expect, test } from "vitest";

import { bestsWith, isRecordLost, recordsBeaten } from "./beaten-records.ts";
import type { PersonalBest } from "./personal-bests.ts";

const HEAVIEST = { catchId: "one", value: 4.5, day: "2025-06-01" };
const LONGEST = { catchId: "two", value: 21, day: "2024-06-01" };
const BESTS: PersonalBest[] = [
  { species: "Pike", weight: { ...HEAVIEST, value: 12 }, length: null },
  { species: "Zander", weight: HEAVIEST, length: LONGEST },
];

const beaten = (measures: { weight?: number; length?: number; species?: string; id?: string }) =>
  recordsBeaten({ id: "new", species: "zander", weight: null, length: null, ...measures }, BESTS);

test("a fish that is heavier or longer than any of its species says what it beat", () => {
  expect(beaten({ weight: 4.6, length: 20 })).toEqual([{ measure: "weight", previous: HEAVIEST }]);
  expect(beaten({ weight: 5, length: 22 })).toEqual([
    { measure: "weight", previous: HEAVIEST },
    { measure: "length", previous: LONGEST },
  ]);
});

test.each([
  { why: "as heavy as the best", weight: 4.5 },
  { why: "without measures" },
  { why: "the first that is measured", species: "Pike", length: 40 },
  { why: "the first of its species", species: "Perch", weight: 1 },
  { why: "the best itself, saved again", id: "one", weight: 4.7 },
])("a fish beats nothing: $why", ({ why: _, ...measures }) => {
  expect(beaten(measures)).toEqual([]);
});

test("catches that wait on a device are among the bests, also of a species without any", () => {
  const waiting = { day: "2026-05-02", weight: null, length: null };
  const bests = bestsWith(BESTS, [
    { ...waiting, id: "a", species: " zander", weight: 4.6, length: 20 },
    { ...waiting, id: "b", species: "Zander", weight: 4.6 },
    { ...waiting, id: "c", species: "Perch", length: 13 },
    { ...waiting, id: "d", species: "Musky" },
  ]);

  expect(bests).toEqual([
    BESTS[0],
    { species: "Zander", weight: { catchId: "a", value: 4.6, day: "2026-05-02" }, length: LONGEST },
    { species: "Perch", weight: null, length: { catchId: "c", value: 13, day: "2026-05-02" } },
  ]);
});

test("a best is lost when its catch is deleted, made smaller, or of another species", () => {
  const [, zander] = BESTS;
  if (!zander) throw new Error("There is a best");
  const longest = { id: "two", species: "zander", weight: null, length: 21 };
  const isLost = (caught: typeof longest | null, id = "two") => isRecordLost(zander, id, caught);

  expect(isLost(longest)).toBe(false);
  expect(isLost({ ...longest, length: 22 })).toBe(false);
  expect(isLost({ ...longest, length: 20 })).toBe(true);
  expect(isLost({ ...longest, species: "Pike" })).toBe(true);
  expect(isLost(null)).toBe(true);
  expect(isLost(null, "other")).toBe(false);
});
