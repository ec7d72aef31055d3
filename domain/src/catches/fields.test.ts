import { expect, test } from "vitest";

import { describeBounds, MEASURES } from "./fields.ts";
import { newCatchSchema } from "./new-catch.ts";

test.each([
  ["length", 0, 1000, "Length must be between 0 and 1,000 in"],
  ["weight", 0, 5000, "Weight must be between 0 and 5,000 lb"],
  ["depth", 0, 40_000, "Depth must be between 0 and 40,000 ft"],
  ["water_temperature", 32, 100, "Water Temp must be between 32 and 100 °F"],
  ["air_temperature", -50, 120, "Air Temp must be between −50 and 120 °F"],
  ["wind_speed", 0, 250, "Wind Speed must be between 0 and 250 mph"],
  ["barometric_pressure", 28, 32, "Barometric Pressure must be between 28 and 32 inHg"],
] as const)("%s goes from %d to %d, and the sentence says so", (name, min, max, sentence) => {
  const field = newCatchSchema.shape[name];

  expect(describeBounds(MEASURES[name])).toBe(sentence);
  for (const value of [min, max, (min + max) / 2, null, undefined]) {
    expect(field.safeParse(value).success, String(value)).toBe(true);
  }
  for (const value of [min - 0.001, max + 0.001, Number.NaN, Infinity, "5"]) {
    expect(field.safeParse(value).error?.issues[0]?.message, String(value)).toBe(sentence);
  }
});
