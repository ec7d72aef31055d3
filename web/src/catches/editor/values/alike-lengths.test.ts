import { expect, test } from "vitest";

import { makeUnits } from "../../../units/make-units.ts";
import { withLengthsInNotes } from "./alike-lengths.ts";
import { newCatchValues } from "./catch-values.ts";

const PERCH = { ...newCatchValues(null), species: "Perch", length: 9, howMany: 3, notes: "by the dock" };

test("a draft has the lengths of all fish in its notes, in words", () => {
  const units = makeUnits("imperial", false);
  const withLengths = withLengthsInNotes({ ...PERCH, alikeLengths: [10, 11.5] }, units);
  expect(withLengths).toEqual({ ...PERCH, notes: "by the dock\n3 perch: 9, 10, 11.5 in" });
});

test("of one fish nothing is added", () => {
  expect(withLengthsInNotes(PERCH, makeUnits("metric", false))).toBe(PERCH);
});
