import { expect, test } from "vitest";

import { scaleBarFor } from "./scale-bar.ts";

test("a scale is a round length that fits", () => {
  expect(scaleBarFor("metric", 100, 60)).toEqual({ px: 50, text: "5 km" });
});

test("a scale in miles is as long as a mile of the chart", () => {
  const { px, text } = scaleBarFor("imperial", 16.09344, 150);
  expect(text).toBe("1 mi");
  expect(px).toBeCloseTo(100, 6);
});

test("a scale below half a mile is in feet", () => {
  expect(scaleBarFor("imperial", 1, 320).text).toBe("1,000 ft");
});

test("a scale below a kilometer is in meters", () => {
  expect(scaleBarFor("metric", 1, 320)).toEqual({ px: 200, text: "200 m" });
});
