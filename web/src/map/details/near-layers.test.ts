import { readLand } from "@creel/domain/basemap/land";
import { expect, test } from "vitest";

import { landFeatures } from "./near-layers.ts";

const INLAND = readLand(
  [
    [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    ],
  ],
  "0_0",
);
const ISLAND = readLand(
  [
    [
      [
        [2, 2],
        [4, 2],
        [4, 4],
        [2, 2],
      ],
    ],
  ],
  "0_0",
);

test("an island stands in the sea of its square, and has a coast", () => {
  expect(kindsOf([ISLAND])).toEqual(["sea", "land", "coast"]);
});

test("a square without a coast is land alone", () => {
  expect(kindsOf([INLAND])).toEqual(["land"]);
});

test("a square of nothing but sea is left to the coarse land", () => {
  expect(kindsOf([null])).toEqual([]);
});

function kindsOf(lands: Parameters<typeof landFeatures>[0]): unknown[] {
  return landFeatures(lands).features.map(({ properties }) => properties?.["kind"]);
}
