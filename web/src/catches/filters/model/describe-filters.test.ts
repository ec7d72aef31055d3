import { expect, test } from "vitest";

import { makeUnits } from "../../../units/make-units.ts";
import { describeSize } from "./describe-filters.ts";

const FIVE_KILOS = 11.023113109243878;

test.each([
  [{}, "Any size"],
  [{ minWeight: 5 }, "5 lb or more"],
  [{ maxLength: 20 }, "Up to 20 in"],
  [{ minWeight: 5, maxWeight: 8.5, maxLength: 20 }, "5 lb – 8.5 lb, up to 20 in"],
] as const)("%o reads “%s”", (sizes, expected) => {
  expect(describeSize(sizes, makeUnits("imperial", false))).toBe(expected);
});

test("a size reads in the units of the angler, as it was typed", () => {
  expect(describeSize({ minWeight: FIVE_KILOS }, makeUnits("metric", false))).toBe("5 kg or more");
  expect(describeSize({ minWeight: 5.5 }, makeUnits("imperial", true))).toBe("5 lb 8 oz or more");
});
