import { expect, test } from "vitest";

import { windCardinal, windDirection } from "./wind.ts";

test.each([
  [0, "N"],
  [22.4, "N"],
  [22.5, "NE"],
  [45, "NE"],
  [90, "E"],
  [135, "SE"],
  [180, "S"],
  [225, "SW"],
  [270, "W"],
  [315, "NW"],
  [337.4, "NW"],
  [337.5, "N"],
  [360, "N"],
])("wind from %d° is one of the form's %s", (degrees, direction) => {
  expect(windDirection(degrees)).toBe(direction);
});

test.each([
  [0, "N"],
  [11.25, "NNE"],
  [22.5, "NNE"],
  [67.5, "ENE"],
  [112.5, "ESE"],
  [157.5, "SSE"],
  [202.5, "SSW"],
  [247.5, "WSW"],
  [292.5, "WNW"],
  [337.5, "NNW"],
  [348.7, "NNW"],
  [348.75, "N"],
  [360, "N"],
])("wind from %d° is a %s", (degrees, cardinal) => {
  expect(windCardinal(degrees)).toBe(cardinal);
});
