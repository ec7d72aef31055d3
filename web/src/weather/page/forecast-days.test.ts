import type { DaySky, ForecastHour } from "@creel/domain/weather/forecast";
import { expect, test } from "vitest";

import { daysAhead, overlapsHour, positionAmong } from "./forecast-days.ts";

function hour(at: string, score: number): ForecastHour {
  return {
    at,
    temperature: 40,
    feelsLike: 38,
    conditions: { code: 3, main: "Clouds", description: "Overcast" },
    isDay: true,
    wind: { speed: 8, cardinal: "SW", direction: 225, gust: 14 },
    precipitationProbability: 5,
    pressure: 29.9,
    cloudCover: 90,
    humidity: 70,
    score,
    rating: "fair",
  };
}

/** These tests do not use it. */
const SKY: DaySky = {
  firstLight: null,
  sunrise: null,
  sunset: null,
  lastLight: null,
  sunAllDay: "down",
  moon: {
    phase: "New Moon",
    elongation: 0,
    illumination: 0,
    rise: null,
    set: null,
    nextNew: "2026-12-09T00:52:00.000Z",
    nextFull: "2026-11-24T14:53:00.000Z",
  },
  solunar: [],
};

const DAYS = ["2026-11-21", "2026-11-22"].map((date, index) => ({
  date,
  sky: SKY,
  start: `2026-11-${21 + index}T06:00:00.000Z`,
  end: `2026-11-${22 + index}T06:00:00.000Z`,
}));
const HOURS = [
  hour("2026-11-22T04:00:00.000Z", 60),
  hour("2026-11-22T05:00:00.000Z", 70),
  hour("2026-11-22T06:00:00.000Z", 70),
  hour("2026-11-22T07:00:00.000Z", 70),
];
const FORECAST = { days: DAYS, hours: HOURS };

test("each day has the hours of its own clocks, and the best of them, the earliest of equals", () => {
  const [today, tomorrow] = daysAhead(FORECAST, undefined);

  expect(today?.hours.map(({ at }) => at.slice(11, 13))).toEqual(["04", "05"]);
  expect(tomorrow?.hours).toHaveLength(2);
  expect([today?.best?.at, tomorrow?.best?.at]).toEqual([HOURS[1]?.at, HOURS[2]?.at]);
});

test("a day without hours has none that is best", () => {
  const [today] = daysAhead({ ...FORECAST, hours: [] }, undefined);

  expect(today).toMatchObject({ hours: [], best: null });
});

test("the hour that is on is told as the weather now is", () => {
  const weather = {
    current: {
      timestamp: "2026-11-22T04:45:00.000Z",
      temperature: 33,
      feelsLike: 30,
      conditions: { code: 61, main: "Rain", description: "Slight rain" },
      isDay: null,
      wind: { speed: 3, cardinal: "N", direction: 0, gust: null },
      pressure: null,
    },
    fishing: { score: 88, rating: "excellent" },
  } as const;

  const [today] = daysAhead(FORECAST, weather);

  expect(today?.hours[0]).toMatchObject({ temperature: 33, score: 88, isDay: true, pressure: 29.9 });
  expect(today?.hours[1]).toEqual(HOURS[1]);
  expect(today?.best?.score).toBe(88);
});

test.each([
  ["2026-11-22T03:00:00Z", 0],
  ["2026-11-22T04:30:00Z", 0.125],
  ["2026-11-22T06:00:00Z", 0.5],
  ["2026-11-22T09:00:00Z", 1],
])("%s stands at %d of the width of the hours", (instant, position) => {
  expect(positionAmong(HOURS, instant)).toBe(position);
});

test("a period that ends as an hour begins has nothing of it", () => {
  const period = { start: "2026-11-22T03:30:00Z", end: "2026-11-22T05:00:00Z" };

  expect(HOURS.map((each) => overlapsHour(each, period))).toEqual([true, false, false, false]);
});
