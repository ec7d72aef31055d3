import { describe, expect, test } from "vitest";

import { weatherCondition, weatherEmoji } from "./sky-conditions.ts";
import { conditionsOfCode } from "./wmo-codes.ts";

describe("the weather becomes an option of the catch form", () => {
  test.each([
    ["Clear", "clear sky", "Sunny"],
    ["Clouds", "overcast clouds", "Cloudy"],
    ["Clouds", "few clouds", "Partly Cloudy"],
    ["Clouds", "Scattered clouds", "Partly Cloudy"],
    ["Rain", "heavy intensity rain", "Light Rain"],
    ["Rain", "a few drops", "Light Rain"],
    ["Drizzle", "light drizzle", "Light Rain"],
    ["Thunderstorm", "thunderstorm with scattered hail", "Stormy"],
    ["Snow", "light snow", "Cloudy"],
    ["Fog", "fog", "Foggy"],
    ["Mist", "mist", "Foggy"],
    ["Haze", "haze", "Partly Cloudy"],
    ["Unknown", "Unknown", "Partly Cloudy"],
  ])("%s, %s: %s", (main, description, option) => {
    expect(weatherCondition({ main, description })).toBe(option);
  });
});

describe("the weather has an emoji", () => {
  test.each([
    [0, "☀️"],
    [2, "⛅"],
    [3, "☁️"],
    [45, "🌫️"],
    [53, "🌦️"],
    [63, "🌧️"],
    [75, "🌨️"],
    [95, "⛈️"],
    [42, "⛅"],
  ])("of code %d: %s", (code, emoji) => {
    expect(weatherEmoji(conditionsOfCode(code))).toBe(emoji);
  });

  test("a clear night has a moon", () => {
    expect(weatherEmoji(conditionsOfCode(1), false)).toBe("🌙");
    expect(weatherEmoji(conditionsOfCode(63), false)).toBe("🌧️");
  });
});

describe("Open-Meteo's codes", () => {
  test.each([
    ["Clear", "Sunny", [0, 1]],
    ["Clouds", "Partly Cloudy", [2]],
    ["Clouds", "Cloudy", [3]],
    ["Fog", "Foggy", [45, 48]],
    ["Drizzle", "Light Rain", [51, 53, 55, 56, 57]],
    ["Rain", "Light Rain", [61, 63, 65, 66, 67, 80, 81, 82]],
    ["Snow", "Cloudy", [71, 73, 75, 77, 85, 86]],
    ["Thunderstorm", "Stormy", [95, 96, 99]],
    ["Unknown", "Partly Cloudy", [-1, 42, 100]],
  ])("are %s and %s in the form: %j", (main, option, codes) => {
    for (const code of codes) {
      expect(conditionsOfCode(code).main).toBe(main);
      expect(weatherCondition(conditionsOfCode(code))).toBe(option);
    }
  });
});
