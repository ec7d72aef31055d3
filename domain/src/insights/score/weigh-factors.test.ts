import { expect, test } from "vitest";

import { aSegment, anOuting } from "../testing.ts";
import { ownScoreOf, weighFactors } from "./weigh-factors.ts";

const ALL = { species: null, isPerLine: false };

/** Trips of two hours, of which the one with the points has the fish. */
const TRIPS = Array.from({ length: 40 }, () =>
  anOuting([
    aSegment({ fish: { Pike: 2 }, predicted: { score: 60, rule: "now", points: { light: 15, wind: 3 } } }),
    aSegment({ predicted: { score: 45, rule: "now", points: { light: 0, wind: 3 } } }),
  ]),
);

test("what finds the hour counts more for this angler, and what never varies counts as published", () => {
  const { factors, isOffered, bits } = weighFactors(TRIPS, "now", ALL);
  const [light, wind] = factors;
  expect(light).toMatchObject({ factor: "light" });
  expect(light?.likely.low).toBeGreaterThan(1);
  expect(wind).toMatchObject({ factor: "wind", weight: 1 });
  expect(isOffered).toBe(true);
  expect(bits).toBeGreaterThan(2);
});

test("a score by own weights is held down by storms and alerts as the published one is", () => {
  const weighed = [{ factor: "light", weight: 2, likely: { low: 1, high: 3 } }];
  const [light, wind] = [
    { key: "light", points: 15 },
    { key: "wind", points: -3 },
  ] as const;
  expect(ownScoreOf([light, wind], weighed)).toBe(72);
  expect(ownScoreOf([light, wind, { key: "thunderstorm", points: -27 }], weighed)).toBe(30);
  expect(ownScoreOf([light, wind, { key: "severeAlert", points: -37 }], weighed)).toBe(20);
});
