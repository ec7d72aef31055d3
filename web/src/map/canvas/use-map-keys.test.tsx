import { expect, test } from "vitest";

import { nextMark } from "./use-map-keys.ts";

const MARKS = [
  { x: 300, y: 10 },
  { x: 100, y: 20 },
  { x: 501, y: 30 },
  { x: 800, y: 40 },
];

test("the next pin is the next to the east, and after the last one the first", () => {
  const middle = { x: 500, y: 400 };
  // The pin in the middle is the one that was visited last.
  expect(nextMark(MARKS, middle)?.x).toBe(800);
  expect(nextMark(MARKS, { ...middle, x: 150 })?.x).toBe(300);
  expect(nextMark(MARKS, { ...middle, x: 801 })?.x).toBe(100);
  expect(nextMark([], middle)).toBeUndefined();
});
