import { expect, test } from "vitest";

import type { Weather } from "../weather/weather.ts";
import { conditionsOfHour, isOfHour } from "./conditions-of-hour.ts";

const CURRENT: Weather["current"] = {
  timestamp: "2026-11-20T12:00:00.000Z",
  temperature: 41.3,
  feelsLike: 38,
  conditions: { code: 2, main: "Clouds", description: "Partly cloudy, scattered clouds" },
  wind: { speed: 8.1, cardinal: "SSW", direction: 203, gust: 14 },
  pressure: 29.92,
  pressureTrend: "Falling",
  pressureChange: -0.04,
  humidity: 71,
  visibility: 10,
  cloudCover: 40,
  lunarPhase: "Waxing Gibbous",
  isDay: true,
};

test("the weather of an hour stands in the fields of a catch, in the form's own options", () => {
  expect(conditionsOfHour(CURRENT)).toEqual({
    weather_conditions: "Partly Cloudy",
    air_temperature: 41.3,
    wind_speed: 8.1,
    wind_direction: "SW",
    barometric_pressure: 29.92,
    pressure_trend: "Falling",
    lunar_phase: "Waxing Gibbous",
  });
});

test("what is not known, and what no catch may hold, is left out", () => {
  const wind = { speed: null, cardinal: null, direction: null, gust: null };
  const filled = conditionsOfHour({
    ...CURRENT,
    temperature: -58,
    pressure: 27.4,
    wind,
    pressureTrend: null,
  });

  expect(filled).toEqual({
    weather_conditions: "Partly Cloudy",
    air_temperature: null,
    wind_speed: null,
    wind_direction: null,
    barometric_pressure: null,
    pressure_trend: null,
    lunar_phase: "Waxing Gibbous",
  });
});

test.each([
  ["2026-11-20T12:42:00Z", true],
  ["2026-11-20T10:30:00Z", true],
  ["2026-11-20T14:00:00Z", false],
])("weather of noon for a catch of %s is of its hour: %s", (instant, isOf) => {
  expect(isOfHour(CURRENT, new Date(instant))).toBe(isOf);
});
