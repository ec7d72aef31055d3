import * as fc from "fast-check";
import { expect, test } from "vitest";

import { changedCustomValues, isValueOf, withCustomValues } from "./custom-values.ts";

const values = fc.dictionary(
  fc.constantFrom("a", "b", "c"),
  fc.oneof(fc.boolean(), fc.integer(), fc.string()),
  { noNullPrototype: true },
);

test("what is sent of own fields is what changed, and turns the stored values into those of the form", () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      expect(withCustomValues(before, changedCustomValues(before, after))).toEqual(after);
      expect(changedCustomValues(before, before)).toEqual({});
    }),
  );
});

test.each([
  ["number", 60, "60"],
  ["text", "Mayfly", 1],
  ["yes_no", false, "no"],
  ["choice", "Nobody on the list", true],
] as const)("a value of a field of the kind %s is like %j, not like %j", (kind, fits, other) => {
  expect([isValueOf(kind, fits), isValueOf(kind, other)]).toEqual([true, false]);
});
