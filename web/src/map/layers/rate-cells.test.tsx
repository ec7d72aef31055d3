import type { RateCell } from "@creel/domain/insights/rate-map";
import { expect, test } from "vitest";

import { middleOfMostHours } from "./rate-cells.tsx";

function cellAt(longitude: number, hours: number): RateCell {
  const ring: RateCell["ring"] = [
    [longitude - 1, 46],
    [longitude + 1, 46],
    [longitude, 49],
    [longitude - 1, 46],
  ];
  return { id: String(longitude), ring, outings: 5, hours, fish: 1, rate: 0.5 };
}

test("the map of rates goes to the middle of the cell with most hours, and nowhere without one", () => {
  expect(middleOfMostHours([cellAt(-92, 12), cellAt(-90, 40), cellAt(-88, 11)])).toEqual([-90, 47]);
  expect(middleOfMostHours([])).toBeNull();
});
