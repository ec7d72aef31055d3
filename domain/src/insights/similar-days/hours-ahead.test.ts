import { expect, test } from "vitest";

import { HOUR_MS } from "../../dates/units-of-time.ts";
import { hoursAhead, sunAltitude } from "./hours-ahead.ts";

const DULUTH = { place: { latitude: 46.79, longitude: -92.1 }, day: "2026-06-21" };
const SUN = { sunrise: "2026-06-21T10:14:00Z", sunset: "2026-06-22T02:06:00Z" };
const START = Date.parse("2026-06-21T15:00:00Z");

const forecast = {
  hours: [0, 1, 2, 3, 4].map((hour) => ({
    at: new Date(START + hour * HOUR_MS).toISOString(),
    wind: { speed: 4 + 2 * hour, cardinal: null, direction: null, gust: null },
    pressure: 30 - 0.02 * hour,
    cloudCover: hour === 0 ? null : 50,
  })),
  days: [{ date: DULUTH.day, start: "2026-06-21T05:00:00Z", end: "2026-06-22T05:00:00Z", sky: SUN }],
};

test("the coming hours are compared by their mean, and by what the pressure does in three of them", () => {
  const ahead = hoursAhead(forecast, { ...DULUTH, now: START + 600_000, hours: 4 });
  expect(ahead).toMatchObject({ windSpeed: 7, cloudCover: 50, waterTemperature: null });
  expect(ahead?.pressureChange).toBeCloseTo(-0.06);
  expect(ahead?.sunAltitude).toBeGreaterThan(50);
});

test("temperature and level of the water are those that were found beside the forecast", () => {
  const water = { waterTemperature: 61, flow: 0.9, turns: [] };
  expect(hoursAhead(forecast, { ...DULUTH, now: START, hours: 4, water })).toMatchObject({
    waterTemperature: 61,
    flow: 0.9,
    tide: null,
  });
});

test.each([
  ["rises until high water", [["high", 9]], 1],
  ["falls until low water", [["low", 9]], -1],
  [
    "rises, is slack at high water, and falls",
    [
      ["high", 2.5],
      ["low", 9],
    ],
    0.25,
  ],
  ["is not known after the last turn", [["high", -2]], null],
] as const)("in the coming hours the tide %s", (_what, turns, tide) => {
  const water = {
    waterTemperature: null,
    flow: null,
    turns: turns.map(([type, hours]) => ({ type, time: new Date(START + hours * HOUR_MS).toISOString() })),
  };
  expect(hoursAhead(forecast, { ...DULUTH, now: START, hours: 4, water })?.tide).toBe(tide);
});

test("a forecast that ends before the trip would says nothing of it", () => {
  expect(hoursAhead(forecast, { ...DULUTH, now: START, hours: 6 })).toBeNull();
});

test("the sun is on the horizon when it rises, and at its highest in the middle of the day", () => {
  expect(sunAltitude(Date.parse(SUN.sunrise), SUN, DULUTH)).toBeCloseTo(-0.8, 0);
  expect(sunAltitude(Date.parse("2026-06-21T18:10:00Z"), SUN, DULUTH)).toBeCloseTo(66.6, 0);
  expect(sunAltitude(START, { sunrise: null, sunset: null }, DULUTH)).toBeNull();
});
