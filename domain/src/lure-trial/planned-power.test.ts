import { expect, test } from "vitest";

import { plannedPower } from "./planned-power.ts";

test("more hours, more bites and a greater difference are found more often", () => {
  const usual = plannedPower({ hours: 32, bitesPerHour: 2, ratio: 2 });
  expect(plannedPower({ hours: 64, bitesPerHour: 2, ratio: 2 })).toBeGreaterThan(usual);
  expect(plannedPower({ hours: 32, bitesPerHour: 4, ratio: 2 })).toBeGreaterThan(usual);
  expect(plannedPower({ hours: 32, bitesPerHour: 2, ratio: 1.5 })).toBeLessThan(usual);
});

test("32 hours with two bites an hour find twice the bites in 7 of 10 trials, half again as many in 3", () => {
  expect(plannedPower({ hours: 32, bitesPerHour: 2, ratio: 2 })).toBeCloseTo(0.67, 1);
  expect(plannedPower({ hours: 32, bitesPerHour: 2, ratio: 1.5 })).toBeCloseTo(0.28, 1);
});
