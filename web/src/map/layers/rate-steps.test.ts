import { expect, test } from "vitest";

import { resolutionAt, stepBorders, stepOf } from "./rate-steps.ts";

test("a cell's color says how its rate is to the angler's own", () => {
  expect([0.1, 0.2, 0.33, 0.4, 0.5, 0.8, 3].map((rate) => stepOf(rate, 0.4))).toEqual([1, 2, 3, 3, 4, 5, 5]);
  expect(stepBorders(0.4)).toEqual([0.2, expect.closeTo(0.32, 9), 0.5, 0.8]);
});

test.each([
  [3, 7],
  [11.3, 7],
  [11.4, 8],
  [13, 9],
  [19, 10],
])("at zoom %d cells are of resolution %d", (zoom, resolution) => {
  expect(resolutionAt(zoom)).toBe(resolution);
});
