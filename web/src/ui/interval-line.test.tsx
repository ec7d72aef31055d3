import { expect, test } from "vitest";

import { placeOn } from "./interval-line.tsx";

test("on an axis of times half as often lies as far from as often as twice as often, and what is beyond at its ends", () => {
  const axis = { start: 0.25, ticks: [0.5, 2, 4], end: 4 };
  const places = [0.1, 0.25, 0.5, 1, 2, 4, 9].map((value) => placeOn(axis, value));
  expect(places).toEqual(["0.00%", "0.00%", "25.00%", "50.00%", "75.00%", "100.00%", "100.00%"]);
});

test("without a start an axis goes from 0 in even steps", () => {
  expect([0, 0.5, 2].map((value) => placeOn({ ticks: [1], end: 2 }, value))).toEqual([
    "0.00%",
    "25.00%",
    "100.00%",
  ]);
});
