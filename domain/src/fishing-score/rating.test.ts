import { expect, test } from "vitest";

import { fishingRating, ratingColor, scoreColor } from "./rating.ts";

test.each([
  [100, "excellent", "green"],
  [75, "excellent", "green"],
  [74, "good", "blue"],
  [60, "good", "blue"],
  [59, "fair", "yellow"],
  [45, "fair", "yellow"],
  [44, "poor", "red"],
  [0, "poor", "red"],
] as const)("a score of %d is %s and its bar %s", (score, rating, color) => {
  expect(fishingRating(score)).toBe(rating);
  expect(scoreColor(score)).toBe(color);
  expect(ratingColor(rating)).toBe(color);
});

test("the badge of a rating nobody knows is red", () => {
  expect(ratingColor("superb")).toBe("red");
});
