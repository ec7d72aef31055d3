import { expect, test } from "vitest";

import { depthBands } from "./depth-bands.ts";

test("bands of depth are as high as it takes to hold most fish in four, and one more has the rest", () => {
  const depths = [
    { depth: 3, fish: 7 },
    { depth: 6, fish: 15 },
    { depth: 17.5, fish: 27 },
    { depth: 20, fish: 11 },
    { depth: 60, fish: 4 },
  ];
  expect(depthBands(depths)).toEqual([
    { from: 0, to: 6, fish: 7 },
    { from: 6, to: 12, fish: 15 },
    { from: 12, to: 18, fish: 27 },
    { from: 18, to: 24, fish: 11 },
    { from: 24, to: null, fish: 4 },
  ]);
});

test("without fish there are no bands, and without deeper ones no band for them", () => {
  expect(depthBands([])).toEqual([]);
  expect(depthBands([{ depth: 2, fish: 1 }]).at(-1)).toEqual({ from: 3, to: 4, fish: 0 });
});
