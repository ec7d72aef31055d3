import { expect, test } from "vitest";

import { illuminatedFraction, lunarPhase } from "./moon-phase.ts";

test.each([
  [0, "New Moon"],
  [22.499, "New Moon"],
  [22.5, "Waxing Crescent"],
  [67.499, "Waxing Crescent"],
  [67.5, "First Quarter"],
  [112.5, "Waxing Gibbous"],
  [157.5, "Full Moon"],
  [180, "Full Moon"],
  [202.5, "Waning Gibbous"],
  [247.5, "Last Quarter"],
  [292.5, "Waning Crescent"],
  [337.499, "Waning Crescent"],
  [337.5, "New Moon"],
  [360, "New Moon"],
])("the moon %d° from the sun is a %s", (elongation, phase) => {
  expect(lunarPhase(elongation)).toBe(phase);
});

test.each([
  [0, 0],
  [60, 0.25],
  [90, 0.5],
  [180, 1],
  [270, 0.5],
  [300, 0.25],
])("the moon %d° from the sun is lit to %d", (elongation, fraction) => {
  expect(illuminatedFraction(elongation)).toBeCloseTo(fraction, 9);
});
