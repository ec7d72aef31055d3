import { expect, test } from "vitest";

import { newSpotSchema, newWaterSchema } from "../waters/new-water.ts";
import { waterAt } from "../waters/water-at.ts";
import { sampleCatches } from "./sample-catches.ts";
import { SAMPLE_SPOTS, SAMPLE_WATER } from "./sample-water.ts";

test("the sample water is one that is taken, with its spots, and every sample catch is on it", () => {
  expect(newWaterSchema.safeParse(SAMPLE_WATER).error).toBeUndefined();
  const lake = { ...SAMPLE_WATER, id: "" };
  for (const spot of SAMPLE_SPOTS) {
    expect(newSpotSchema.safeParse(spot).error).toBeUndefined();
    expect(waterAt(spot, [lake])).toBe(lake);
  }
  for (const caught of sampleCatches("2026-11-23")) expect(waterAt(caught, [lake])).toBe(lake);
});
