import { expect, test } from "vitest";

import { ApiError, NetworkError } from "../http/api-error.ts";
import { makeUnits } from "../units/make-units.ts";
import { describeAge, describeWeatherFailure, describeWind, formatTemperature } from "./weather-texts.ts";

const imperial = makeUnits("imperial", false);
const metric = makeUnits("metric", false);

test.each([
  [imperial, 41.4, "41 °F"],
  [imperial, -0.3, "0 °F"],
  [imperial, -12.6, "−13 °F"],
  [metric, 41.4, "5 °C"],
  [metric, 31.9, "0 °C"],
])("a temperature is whole and in the angler's units", (units, fahrenheit, text) => {
  expect(formatTemperature(units, fahrenheit)).toBe(text);
});

test.each([
  [imperial, { speed: 8.1, cardinal: "SW" }, "8 mph SW"],
  [metric, { speed: 8.1, cardinal: "SW" }, "13 km/h SW"],
  [imperial, { speed: 0, cardinal: null }, "0 mph"],
  [imperial, { speed: null, cardinal: "SW" }, null],
])("wind is told with where it comes from", (units, wind, text) => {
  expect(describeWind(units, { ...wind, direction: null, gust: null })).toBe(text);
});

test.each([
  [10, "1 min"],
  [25 * 60, "25 min"],
  [3600, "1 h"],
  [20 * 3600, "20 h"],
])("what is %d seconds old says %s", (seconds, text) => {
  expect(describeAge(seconds)).toBe(text);
});

test("the server's own words say what is wrong, where it has any", () => {
  const error = "Weather isn’t available right now.";
  const body = { statusCode: 503, error, message: error, code: "weather_unavailable" };

  expect(describeWeatherFailure(new ApiError(503, body))).toBe(error);
  expect(describeWeatherFailure(new ApiError(502, "<html>"))).toBe("Unable to load weather data");
  expect(describeWeatherFailure(new NetworkError())).toBe("Unable to load weather data");
});
