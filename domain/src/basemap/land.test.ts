import { expect, test } from "vitest";

import { coastsOf } from "./land.ts";

const SQUARE = { west: 0, south: 40, east: 10, north: 50 };

test("where land was cut at the side of a square is no coast", () => {
  const cape: [number, number][] = [
    [0, 42],
    [3, 43],
    [4, 44],
    [0, 46],
    [0, 42],
  ];
  expect(coastsOf(cape, SQUARE)).toEqual([cape.slice(0, 4)]);
  const inland: [number, number][] = [
    [0, 40],
    [10, 40],
    [10, 50],
    [0, 50],
    [0, 40],
  ];
  expect(coastsOf(inland, SQUARE)).toEqual([]);
});

test("an island within a square has all of its coast", () => {
  const island: [number, number][] = [
    [3, 43],
    [4, 43],
    [4, 44],
    [3, 43],
  ];
  expect(coastsOf(island, SQUARE)).toEqual([island]);
});
