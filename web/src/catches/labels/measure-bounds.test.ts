import { expect, test } from "vitest";

import { makeUnits } from "../../units/make-units.ts";
import { describeBounds } from "./measure-bounds.ts";

const metric = makeUnits("metric", false);

test.each([
  ["length", "Length must be between 0 and 2,540 cm"],
  ["weight", "Weight must be between 0 and 2,267.96 kg"],
  ["water_temperature", "Water Temp must be between 0 and 37.7 °C"],
  ["air_temperature", "Air Temp must be between −45.5 and 48.8 °C"],
  ["barometric_pressure", "Barometric Pressure must be between 948.2 and 1083.6 hPa"],
] as const)("the bounds of %s are named in metric units: %s", (name, sentence) => {
  expect(describeBounds(name, metric)).toBe(sentence);
});
