import { expect, test } from "vitest";

import { pressureChange, pressureTrend } from "./pressure.ts";

test.each([
  [1013.9, 1013.2, "Rising"],
  [1013.8, 1013.2, "Steady"],
  [1013.2, 1013.2, "Steady"],
  [1012.6, 1013.2, "Steady"],
  [1012.5, 1013.2, "Falling"],
] as const)("%d hPa after %d is %s", (now, threeHoursAgo, trend) => {
  expect(pressureTrend(pressureChange(now, threeHoursAgo))).toBe(trend);
});

test("without one of the two readings there is no trend", () => {
  expect(pressureTrend(pressureChange(1013, null))).toBeNull();
  expect(pressureTrend(pressureChange(null, 1013))).toBeNull();
});
