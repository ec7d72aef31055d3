import { expect, test } from "vitest";

import { growthOf } from "./disk-use.ts";

const GIGABYTE = 1e9;

const measured = (measuredOn: string, photos: number | null, backups: number | null = 0) => ({
  measuredOn,
  photos: photos && photos * GIGABYTE,
  database: null,
  backups: backups && backups * GIGABYTE,
});

test("the growth is that of a month, between the first and the last measurement", () => {
  const rows = [measured("2026-11-01", 1), measured("2026-11-03", 9), measured("2026-11-11", 2, 1)];
  expect((growthOf(rows) ?? 0) / GIGABYTE).toBeCloseTo(2 * 3.044, 6);
});

test("what shrinks has a growth below zero", () => {
  expect(growthOf([measured("2026-11-01", 3), measured("2026-11-11", 2)])).toBeLessThan(0);
});

test.each([
  ["nothing was measured", []],
  ["it was measured once", [measured("2026-11-01", 1)]],
  ["less than a week was measured", [measured("2026-11-01", 1), measured("2026-11-07", 2)]],
])("the growth is unknown if %s", (_what, rows) => {
  expect(growthOf(rows)).toBeNull();
});
