import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { PredictedHour } from "@creel/domain/trips/prediction";
import type { Forecast, ForecastHour } from "@creel/domain/weather/forecast";
import { expect, test } from "vitest";

import { deriveKeys } from "../../accounts/sessions/keys.ts";
import { isSignedForecast, signForecast, type SignedForecast } from "./sign-forecast.ts";

const KEY = deriveKeys("a secret of the tests, long enough").forecast;
const NOW = new Date("2026-11-20T12:20:00.000Z");
const ASKED = { userId: "ana", place: { latitude: 47.83, longitude: -92.26 }, now: NOW };

const HOUR = {
  temperature: 50,
  feelsLike: null,
  conditions: { code: 0, main: "Clear", description: "Clear sky" },
  isDay: true,
  wind: { speed: 5, cardinal: null, direction: null, gust: null },
  precipitationProbability: null,
  pressure: null,
  cloudCover: null,
  humidity: null,
  rating: "good",
} as const;

/** One week of hours. */
const HOURS = Array.from({ length: 168 }, (_, index): ForecastHour => {
  const at = new Date(Date.parse("2026-11-20T12:00:00Z") + index * HOUR_MS).toISOString();
  return { ...HOUR, at, score: 45 + (index % 20), points: { light: index % 20, wind: 0 } };
});

const FORECAST: Forecast = {
  location: { name: "Tower" },
  timeZone: "America/Chicago",
  hours: HOURS,
  days: [],
  rule: "a1b2c3",
  outage: null,
  source: "open-meteo-forecast",
  observedAt: "2026-11-20T12:00:00.000Z",
  staleSeconds: null,
  attribution: [],
};

/** Returns the signed forecast as a device sends it back. */
function makeSentForecast(): { signature: string; of: SignedForecast } {
  const { signed, rule = "", source } = signForecast(KEY, ASKED, FORECAST);
  if (!signed) throw new Error("It is not signed");
  const hours = HOURS.slice(0, 73).map(({ at, score, points = {} }): PredictedHour => ({
    at,
    score,
    points,
  }));
  const of = { userId: "ana", cell: signed.cell, made_at: signed.at, rule, source, hours };
  return { signature: signed.signature, of };
}

const { signature, of } = makeSentForecast();
const isSigned = (change: Partial<SignedForecast> = {}) =>
  isSignedForecast(KEY, { ...of, ...change }, signature);

test("a forecast is signed for three days from when it was told, of the square that was asked about", () => {
  expect(of).toMatchObject({ made_at: NOW.toISOString(), cell: { latitude: 47.825, longitude: -92.275 } });
  expect(of.hours.at(-1)?.at).toBe("2026-11-23T12:00:00.000Z");
  expect(isSigned()).toBe(true);
});

test("another spelling of an instant and another order of the points are the same", () => {
  const hours = of.hours.map(({ at, points, score }) => ({
    points: Object.fromEntries(Object.entries(points).toReversed()),
    at: at.replace(".000Z", "Z"),
    score,
  }));
  expect(isSigned({ hours })).toBe(true);
});

test.each<[string, Partial<SignedForecast>]>([
  ["angler", { userId: "bo" }],
  ["latitude of the square", { cell: { ...of.cell, latitude: 47.875 } }],
  ["longitude of the square", { cell: { ...of.cell, longitude: -92.225 } }],
  ["time", { made_at: "2026-11-20T12:20:00.001Z" }],
  ["rule", { rule: "a1b2c4" }],
  ["source", { source: "nws" }],
  ["absent source", { source: null }],
])("a signed forecast with another %s is not signed", (_field, change) => {
  expect(isSigned(change)).toBe(false);
});

const later = (at: string) => new Date(Date.parse(at) + 1).toISOString();

test("a signed forecast is not signed with any hour changed, left out or added, nor any point of one", () => {
  const changes: readonly ((hour: PredictedHour) => PredictedHour[])[] = [
    () => [],
    (hour) => [hour, hour],
    (hour) => [{ ...hour, at: later(hour.at) }],
    (hour) => [{ ...hour, score: hour.score + 1 }],
    (hour) => [{ ...hour, points: {} }],
    (hour) => [{ ...hour, points: { ...hour.points, moon: 0 } }],
    (hour) => [{ ...hour, points: { ...hour.points, light: -100 } }],
    (hour) => [{ ...hour, points: { ...hour.points, wind: 1 } }],
  ];
  const taken = of.hours.flatMap((_hour, changed) =>
    changes.filter((change) =>
      isSigned({ hours: of.hours.flatMap((hour, index) => (index === changed ? change(hour) : [hour])) }),
    ),
  );
  expect(taken).toEqual([]);
});

test.each(["", "a", signature.slice(1), `${signature.slice(0, -2)}AA`])(
  "%s is no signature of it",
  (other) => {
    expect(isSignedForecast(KEY, of, other)).toBe(false);
  },
);

test("nobody can tell what was signed with a secret that was since exchanged", () => {
  const { forecast, accessToken } = deriveKeys("another secret of the tests, long enough");
  expect(isSignedForecast(forecast, of, signature)).toBe(false);
  expect(isSignedForecast(accessToken, of, signature)).toBe(false);
});

test("without hours or without a rule there is nothing to sign", () => {
  expect(signForecast(KEY, ASKED, { ...FORECAST, hours: [] })).not.toHaveProperty("signed");
  expect(signForecast(KEY, ASKED, { ...FORECAST, rule: undefined })).not.toHaveProperty("signed");
});
