import { expect, test } from "vitest";

import { formatLength, measuredKilometers } from "./measured-length.ts";

test("a line is as long as its legs together", () => {
  const degree = [0, 1, 2].map((latitude) => ({ latitude, longitude: 20 }));
  expect(measuredKilometers(degree)).toBeCloseTo(222.4, 0);
  expect(measuredKilometers(degree.slice(0, 1))).toBe(0);
});

test.each([
  [0.042, "42 m", "138 ft"],
  [1.36, "1.4 km", "0.8 mi"],
  [412, "412 km", "256 mi"],
])("%d km are said in both units", (kilometers, metric, imperial) => {
  expect(formatLength(kilometers)).toEqual({ metric, imperial });
});
