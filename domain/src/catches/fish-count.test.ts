import { expect, test } from "vitest";

import { countFish } from "./fish-count.ts";

test("12 perch that were logged as one catch and one pike are 13 fish", () => {
  expect(countFish([{ quantity: 12 }, { quantity: 1 }])).toBe(13);
});

test("no catches are no fish", () => {
  expect(countFish([])).toBe(0);
});
