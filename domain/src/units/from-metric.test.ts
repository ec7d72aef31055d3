import { expect, test } from "vitest";

import {
  celsiusToFahrenheit,
  hectopascalsToInchesOfMercury,
  kilometersPerHourToMilesPerHour,
  metersPerSecondToMilesPerHour,
  metersToFeet,
  metersToMiles,
  millimetersToInches,
} from "./from-metric.ts";

test.each([
  ["1013.25 hPa are 29.92 inHg", hectopascalsToInchesOfMercury(1013.25), 29.92, 2],
  ["16,093.44 m are 10 mi", metersToMiles(16_093.44), 10, 9],
  ["1 m is 3.28084 ft", metersToFeet(1), 3.280_84, 5],
  ["25.4 mm are 1 in", millimetersToInches(25.4), 1, 9],
  ["100 km/h are 62.137 mph", kilometersPerHourToMilesPerHour(100), 62.137, 3],
  ["10 m/s are 22.369 mph", metersPerSecondToMilesPerHour(10), 22.369, 3],
  ["−40 °C are −40 °F", celsiusToFahrenheit(-40), -40, 9],
])("%s", (_sentence, value, expected, digits) => {
  expect(value).toBeCloseTo(expected, digits);
});
