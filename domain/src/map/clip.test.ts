import { assert, double, property, tuple, array } from "fast-check";
import { expect, test } from "vitest";

import { clipArea, clipLine, type Point } from "./clip.ts";

const BOX = { left: 0, top: 0, right: 10, bottom: 10 };
const coordinate = double({ min: -30, max: 30, noNaN: true });
const path = array(tuple(coordinate, coordinate), { minLength: 3, maxLength: 8 });

const isInBox = ([x, y]: Point) => x > -1e-9 && y > -1e-9 && x < 10 + 1e-9 && y < 10 + 1e-9;

test("nothing of an area or a line is left outside of the box", () => {
  assert(
    property(path, (points) => [...clipArea(points, BOX), ...clipLine(points, BOX).flat()].every(isInBox)),
  );
});

test("what lies in the box stays as it is", () => {
  const inside: Point[] = [
    [1, 1],
    [9, 2],
    [5, 9],
  ];
  expect(clipArea(inside, BOX)).toEqual(inside);
  expect(clipLine(inside, BOX)).toEqual([inside]);
});

test("an area around the box fills it", () => {
  const around: Point[] = [
    [-5, -5],
    [50, -5],
    [50, 50],
    [-5, 50],
  ];
  expect(clipArea(around, BOX).toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)).toEqual([
    [0, 0],
    [0, 10],
    [10, 0],
    [10, 10],
  ]);
});

test("a line that leaves the box and comes back is in two parts", () => {
  const line: Point[] = [
    [-5, 2],
    [5, 2],
    [15, 2],
    [15, 8],
    [5, 8],
  ];
  expect(clipLine(line, BOX)).toEqual([
    [
      [0, 2],
      [5, 2],
      [10, 2],
    ],
    [
      [10, 8],
      [5, 8],
    ],
  ]);
});
