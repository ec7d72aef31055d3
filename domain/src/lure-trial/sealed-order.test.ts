import { expect, test } from "vitest";

import { drawnLure } from "./sealed-order.ts";

const SEED = "6f1c";
const TRIP = "0199f2a0-0000-7000-8000-000000000001";

function firstsOf(trips: number): number {
  const draws = Array.from({ length: trips }, (_, trip) => drawnLure(SEED, `${TRIP}${trip}`, 0));
  return draws.filter((lure) => lure === "first").length;
}

function order(seed: string, trip: string): string[] {
  return Array.from({ length: 40 }, (_, turn) => drawnLure(seed, trip, turn));
}

test("each pair of half hours has both lures", () => {
  for (let pair = 0; pair < 50; pair += 1) {
    expect(drawnLure(SEED, TRIP, 2 * pair)).not.toBe(drawnLure(SEED, TRIP, 2 * pair + 1));
  }
});

test("either lure is as often the first of a trip", () => {
  // Four standard deviations of 2,000 fair coin tosses on either side.
  expect(Math.abs(firstsOf(2000) - 1000)).toBeLessThan(90);
});

test("the order of a trip is the same wherever it is asked for, and another for another trial", () => {
  expect(order(SEED, TRIP.toUpperCase())).toEqual(order(SEED, TRIP));
  expect(order("other", TRIP)).not.toEqual(order(SEED, TRIP));
});
