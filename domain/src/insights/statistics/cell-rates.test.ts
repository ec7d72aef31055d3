import { expect, test } from "vitest";

import { cellRates } from "./cell-rates.ts";

const outing = (cells: Record<string, [hours: number, fish: number]>) =>
  new Map(Object.entries(cells).map(([id, [hours, fish]]) => [id, { hours, fish }]));
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

test("a cell has a rate from five outings and ten hours on, drawn towards the angler's own", () => {
  const { ownRate, cells } = cellRates([
    ...times(6, outing({ good: [2, 3], seldom: [0.5, 0] })),
    ...times(4, outing({ few: [5, 1] })),
    ...times(6, outing({ poor: [2, 0] })),
  ]);
  const rateOf = Object.fromEntries(cells.map(({ id, rate }) => [id, rate]));

  expect(ownRate).toBeCloseTo(22 / 47, 9);
  expect([rateOf["seldom"], rateOf["few"]]).toEqual([null, null]);
  expect(rateOf["good"]).toBeGreaterThan(22 / 47);
  expect(rateOf["good"]).toBeLessThan(18 / 12);
  expect(rateOf["poor"]).toBeGreaterThan(0);
  expect(rateOf["poor"]).toBeLessThan(22 / 47);
  expect(cells.find(({ id }) => id === "good")).toMatchObject({ outings: 6, hours: 12, fish: 18 });
});

test("before the first fish no cell has a rate, and without outings there is none", () => {
  expect(cellRates(times(9, outing({ a: [3, 0] })))).toEqual({
    ownRate: null,
    cells: [{ id: "a", rate: null, outings: 9, hours: 27, fish: 0 }],
  });
  expect(cellRates([])).toEqual({ ownRate: null, cells: [] });
});
