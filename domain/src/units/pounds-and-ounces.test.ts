import { assert, double, integer, property, record } from "fast-check";
import { expect, test } from "vitest";

import { storedPounds, toPounds, toPoundsAndOunces } from "./pounds-and-ounces.ts";

const typedWeight = record({
  pounds: integer({ min: 0, max: 4999 }),
  ounces: integer({ min: 0, max: 1599 }).map((parts) => parts / 100),
});
const anyWeight = double({ min: 0, max: 5000, noNaN: true });

test.each([
  [5.531_25, 5, 8.5],
  [6.625, 6, 10],
  [6.2, 6, 3.2],
  [0, 0, 0],
  [6.194_989_567_436_1, 6, 3.1],
  [4.999_999_999, 5, 0],
])("%d lb are %d lb %d oz", (weight, pounds, ounces) => {
  expect(toPoundsAndOunces(weight)).toEqual({ pounds, ounces });
});

test("what is typed in pounds and ounces is shown again as it was typed", () => {
  for (let parts = 0; parts < 1600; parts += 1) {
    const typed = { pounds: 5, ounces: parts / 100 };
    expect(toPoundsAndOunces(toPounds(typed))).toEqual(typed);
  }
  const comesBack = property(typedWeight, (typed) => {
    expect(toPoundsAndOunces(toPounds(typed))).toEqual(typed);
  });
  assert(comesBack);
});

test("opened and left alone, no stored weight changes", () => {
  const staysAlone = property(anyWeight, (stored) => {
    expect(storedPounds(toPoundsAndOunces(stored), stored)).toBe(stored);
  });
  assert(staysAlone);
});

test("ounces are always less than a pound", () => {
  const isLess = property(anyWeight, (weight) => {
    expect(toPoundsAndOunces(weight).ounces).toBeLessThan(16);
  });
  assert(isLess);
});

test("more ounces than a pound has, and half pounds, are taken as well", () => {
  expect(storedPounds({ pounds: 0, ounces: 20 }, null)).toBe(1.25);
  expect(storedPounds({ pounds: 5.5, ounces: 0 }, 3)).toBe(5.5);
});

test.each([
  [null, null, null],
  [null, 0, null],
  [0, null, null],
  [0, 0, 0],
  [null, 8, 0.5],
  [5, null, 5],
])("%s lb and %s oz are stored as %s", (pounds, ounces, weight) => {
  expect(storedPounds({ pounds, ounces }, 3)).toBe(weight);
});
