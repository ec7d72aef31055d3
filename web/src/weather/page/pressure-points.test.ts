import { expect, test } from "vitest";

import { describePressure, lineMarks, type PressurePoint } from "./pressure-points.ts";

const line = (...pressures: number[]): PressurePoint[] =>
  pressures.map((pressure, index) => ({ index, at: String(index), pressure }));
const FORMATTERS = {
  measure: (pressure: number) => pressure.toFixed(2),
  hour: (at: string) => `${at} h`,
};
const marked = (points: PressurePoint[]) => lineMarks(points).map(({ index, side }) => [index, side]);

test("the extremes are labeled first, then the ends, and never two that touch", () => {
  expect(marked(line(30.2, 30.1, 30, 29.9, 29.8, 29.9, 30, 30.1))).toEqual([
    [0, "above"],
    [4, "below"],
    [7, "above"],
  ]);
  expect(marked(line(30.1, 30.2, 30.1, 30.1))).toEqual([[1, "above"]]);
  expect(marked([])).toEqual([]);
});

test.each([
  [line(30.2, 29.8, 30), "The pressure goes from 30.20 at 0 h to 30.00 at 2 h, lowest 29.80 at 1 h."],
  [line(30, 30.4, 29.9), "The pressure goes from 30.00 at 0 h to 29.90 at 2 h, highest 30.40 at 1 h."],
  [
    line(30, 30.4, 29.8, 29.9),
    "The pressure goes from 30.00 at 0 h to 29.90 at 3 h, highest 30.40 at 1 h, lowest 29.80 at 2 h.",
  ],
  [line(30, 29.9), "The pressure goes from 30.00 at 0 h to 29.90 at 1 h."],
  [line(29.9, 29.9), "The pressure stays at 29.90."],
  [[], "The pressure is not known."],
])("the line can be heard", (points, sentence) => {
  expect(describePressure(points, FORMATTERS)).toBe(sentence);
});
