import { expect, test } from "vitest";

import { makeUnits } from "../../../units/make-units.ts";
import { NO_FILTERS, readFilters, writeFilters } from "../model/filters.ts";
import { radiiIn } from "./search-radii.ts";

test.each([
  ["imperial", ["1 mi", "5 mi", "10 mi", "25 mi", "50 mi", "100 mi", "250 mi"]],
  ["metric", ["2 km", "10 km", "20 km", "40 km", "80 km", "150 km", "400 km"]],
] as const)("the radii are round in %s, and each comes back from an address", (system, labels) => {
  const { formatDistance } = makeUnits(system, false);
  const radii = radiiIn(system);
  const near = { latitude: 47, longitude: 8 };

  expect(radii.map(formatDistance)).toEqual(labels);
  expect(radii.map((radius) => readFilters(writeFilters({ ...NO_FILTERS, near, radius })).radius)).toEqual(
    radii,
  );
  expect(labels).toContain(formatDistance(NO_FILTERS.radius));
});
