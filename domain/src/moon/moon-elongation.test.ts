import { expect, test } from "vitest";

import { moonElongation } from "./moon-elongation.ts";

// Source: moon phases from the United States Naval Observatory.
test.each([
  ["2000-01-06T18:14:00Z", 0],
  ["2024-04-08T18:21:00Z", 0],
  ["2025-03-14T06:55:00Z", 180],
  ["2026-08-12T17:37:00Z", 0],
  ["2026-08-28T04:18:00Z", 180],
  ["2026-11-17T11:48:00Z", 90],
  ["2026-11-01T20:28:00Z", 270],
])("at %s the moon is %d° from the sun, within a degree", (instant, degrees) => {
  const difference = moonElongation(Date.parse(instant)) - degrees;
  expect(Math.abs(((difference + 540) % 360) - 180)).toBeLessThan(1);
});
