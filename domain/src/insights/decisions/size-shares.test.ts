import { expect, test } from "vitest";

import { type MeasuredFish, measuredFish } from "./measured-fish.ts";
import { sizeShares } from "./size-shares.ts";

/** Matches within 0.0005. */
const near = (value: number): unknown => expect.closeTo(value, 3);

function fishOf(count: number, fields: (index: number) => Partial<MeasuredFish>): MeasuredFish[] {
  return Array.from({ length: count }, (_, index) => ({
    outing: `day ${index}`,
    day: "2026-06-02",
    water: null,
    species: "Walleye",
    length: 15,
    lure: "Jig",
    depth: null,
    ...fields(index),
  }));
}

test("the share over a length counts that length too, with the range of Wilson", () => {
  const fish = fishOf(20, (index) => ({ length: index < 5 ? 18 : 17.9 }));
  // Source: Wilson's interval for 5 of 20.
  const over = { observed: 0.25, likely: { low: near(0.1119), high: near(0.4687) } };
  const { all, byMonth, byLure } = sizeShares(fish, 18);
  expect(all).toMatchObject({ fish: 20, outings: 20, over });
  expect(byMonth[5]?.over).toEqual(over);
  expect(byLure).toMatchObject([{ bin: "Jig", fish: 20, over }]);
});

test("fish of one day that are alike say as much as one", () => {
  const fish = fishOf(40, (index) => ({
    outing: `day ${index % 10}`,
    length: index % 10 < 5 ? 20 : 15,
  }));
  // The sums over ten days vary by 10/9 · 40, and 40 independent fish by 40/39 · 10, which is 4.33 times less.
  // Source: Wilson's interval for one half of 40 / 4.33.
  expect(sizeShares(fish, 18).all.over).toEqual({
    observed: 0.5,
    likely: { low: near(0.229), high: near(0.771) },
  });
});

test("of fewer than ten fish or five days no share is told", () => {
  expect(
    sizeShares(
      fishOf(9, () => ({})),
      10,
    ).all,
  ).toMatchObject({ fish: 9, over: null });
  const ofFourDays = fishOf(20, (index) => ({ outing: `day ${index % 4}` }));
  expect(sizeShares(ofFourDays, 10).all).toMatchObject({ outings: 4, over: null });
});

test("depths are thirds of these fish", () => {
  const fish = fishOf(30, (index) => ({ depth: index + 1, length: index < 20 ? 15 : 20 }));
  const { byDepth, depthLimits } = sizeShares(fish, 18);
  expect(depthLimits).toEqual([11, 21]);
  expect(byDepth.map(({ bin, over }) => [bin, over?.observed])).toEqual([
    ["shallow", 0],
    ["middle", 0],
    ["deep", 1],
  ]);
});

test("only fish that were measured are taken, each with its lure of the tackle box before its type", () => {
  const catches = {
    day: ["2026-06-02", "2026-06-02", "2026-06-03"],
    hour: [6, 7, 8],
    species: [0, 0, 0],
    lure: [0, 0, 0],
    own_lure: [0, null, null],
    water: [0, 0, null],
    weight: [null, null, null],
    length: [14, null, 15],
    depth: [3, null, null],
  };
  const counts = {
    species: ["Pike"],
    lures: ["Spoon"],
    own_lures: ["own:a"],
    waters: [{ id: "w", name: "Pond" }],
    catches,
    custom: [],
    trips: { day: [], hours: [], usable: [], blank: [], water: [] },
  };
  expect(measuredFish(counts)).toMatchObject([
    { outing: "2026-06-02 w", species: "Pike", length: 14, lure: "own:a", depth: 3 },
    { outing: "2026-06-03 ", length: 15, lure: "Spoon", depth: null },
  ]);
});
