import { expect, test } from "vitest";

import { heatOf } from "./heat.ts";

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
