import { expect, test } from "vitest";

import { heatOf, stepsOf } from "./heat.ts";

test.each([
  [1, 5, 1],
  [5, 5, 5],
  [2, 3, 2],
  [1, 40, 1],
  [20, 40, 3],
  [40, 40, 5],
])("a day of %d fish in a year whose best has %d has step %d", (fish, most, step) => {
  expect(heatOf(fish, most)).toBe(step);
});

test.each([
  [1, [1]],
  [3, [1, 2, 3]],
  [5, [1, 2, 3, 4, 5]],
  [40, [1, 2, 3, 4, 5]],
])("the legend of a year whose best day has %d fish has the steps %j and no other", (most, steps) => {
  expect(stepsOf(most)).toEqual(steps);
});
