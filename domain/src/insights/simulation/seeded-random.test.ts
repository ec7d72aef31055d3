import { expect, test } from "vitest";

import { type Random, seededRandom } from "./seeded-random.ts";

const COUNT = 20_000;

function moments(draw: (random: Random) => number): { mean: number; variance: number } {
  const random = seededRandom("moments");
  const values = Array.from({ length: COUNT }, () => draw(random));
  const mean = values.reduce((sum, value) => sum + value, 0) / COUNT;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / COUNT };
}

test.each([0.3, 1, 4.5])("gamma numbers of shape %d have it as mean and variance", (shape) => {
  const { mean, variance } = moments(({ gamma }) => gamma(shape));
  expect(mean / shape).toBeCloseTo(1, 1);
  expect(variance / shape).toBeCloseTo(1, 0);
});

test.each([0.2, 3, 75])("Poisson numbers of mean %d have it as variance, too", (expected) => {
  const { mean, variance } = moments(({ poisson }) => poisson(expected));
  expect(mean / expected).toBeCloseTo(1, 1);
  expect(variance / expected).toBeCloseTo(1, 1);
});

const draw = (seed: string) => Array.from({ length: 3 }, seededRandom(seed).uniform);

test("the same seed draws the same numbers, another one others", () => {
  expect(draw("one")).toEqual(draw("one"));
  expect(draw("one")).not.toEqual(draw("two"));
});
