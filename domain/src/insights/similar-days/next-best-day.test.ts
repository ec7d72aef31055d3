import { expect, test } from "vitest";

import { DAY_MS, HOUR_MS } from "../../dates/units-of-time.ts";
import { aSegment, anOuting, CONDITIONS } from "../outing-testing.ts";
import { seededRandom } from "../simulation/seeded-random.ts";
import { nextBestDay } from "./next-best-day.ts";

const TODAY = Date.parse("2026-11-20T00:00:00Z");
const TO_COME = { place: { latitude: 45, longitude: 0 }, now: TODAY + 8 * HOUR_MS };

const at = (hours: number) => new Date(TODAY + hours * HOUR_MS).toISOString();

/** Covers three days starting at midnight; `windAt` returns mph. */
function forecastOf(windAt: (hour: number) => number) {
  return {
    hours: Array.from({ length: 72 }, (_, hour) => ({
      at: at(hour),
      wind: { speed: windAt(hour), cardinal: null, direction: null, gust: null },
      pressure: 30,
      cloudCover: 50,
    })),
    days: [0, 1, 2].map((day) => ({
      date: new Date(TODAY + day * DAY_MS).toISOString().slice(0, 10),
      start: at(24 * day),
      end: at(24 * day + 24),
      sky: { sunrise: at(24 * day + 7), sunset: at(24 * day + 16) },
    })),
  };
}

/** A log of November days; `fishOf` returns the catch in four hours for each wind. */
function logOf(fishOf: (wind: number, index: number) => number) {
  return Array.from({ length: 60 }, (_, index) => {
    const wind = index % 2 === 0 ? 3 : 15;
    const conditions = {
      ...CONDITIONS,
      wind_speed: wind,
      pressure_change: 0,
      cloud_cover: 50,
      sun_altitude: 15,
    };
    const segment = aSegment({ hours: 4, fish: { Pike: fishOf(wind, index) }, conditions });
    return anOuting([segment], {
      day: `${2025 - (index % 3)}-11-${10 + (index % 20)}`,
      trips: [{ id: `${index}` }],
    });
  });
}

/** The wind rises on the third day from 10 AM to 2 PM. */
const windy = forecastOf((hour) => (hour >= 58 && hour < 62 ? 15 : 3));

test("the next day like the best ones is when it will be as it was on them, with its range and its blanks", () => {
  const best = nextBestDay(
    logOf((wind, index) => (wind === 15 && index % 6 > 0 ? 6 : 0)),
    windy,
    TO_COME,
  );
  expect(best).toMatchObject({ start: "2026-11-22T10:00:00.000Z", hours: 4, ahead: { windSpeed: 15 } });
  expect(best?.rate).toBeGreaterThan(1.1 * (best?.own ?? 0));
  expect(best?.nearest).toHaveLength(10);
  expect(best?.range.high).toBeGreaterThan(best?.range.low ?? 0);
});

test("what is only left of today is no next day", () => {
  const onlyToday = forecastOf((hour) => (hour >= 10 && hour < 14 ? 15 : 3));
  expect(
    nextBestDay(
      logOf((wind) => (wind === 15 ? 6 : 0)),
      onlyToday,
      TO_COME,
    ),
  ).toBeNull();
});

/** Draws random weather that has no effect on the fish. */
function logOfLuck(seed: number) {
  const { uniform, gamma, poisson } = seededRandom(`luck ${seed}`);
  return Array.from({ length: 60 }, (_, index) => {
    const weather = {
      wind_speed: 20 * uniform(),
      pressure_change: 0.1 * uniform() - 0.05,
      cloud_cover: 100 * uniform(),
      sun_altitude: 80 * uniform() - 50,
    };
    const fish = { Pike: poisson(2 * gamma(1)) };
    const segment = aSegment({ hours: 4, fish, conditions: { ...CONDITIONS, ...weather } });
    return anOuting([segment], { day: `2025-11-${10 + (index % 20)}`, trips: [{ id: `${index}` }] });
  });
}

test("where the weather means nothing a day is named in one of ten logs, though the best of many hours looks good", () => {
  const forecast = forecastOf((hour) => 10 + 8 * Math.sin(hour / 7));
  const named = Array.from({ length: 20 }, (_, seed) => nextBestDay(logOfLuck(seed), forecast, TO_COME));
  expect(named.filter((best) => best !== null).length).toBeLessThanOrEqual(4);
});

test("with fewer than 15 trips or 10 fish no day is named", () => {
  const sure = logOf((wind) => (wind === 15 ? 6 : 0));
  expect(nextBestDay(sure.slice(0, 14), windy, TO_COME)).toBeNull();
  expect(
    nextBestDay(
      logOf((wind, index) => (wind === 15 && index < 4 ? 4 : 0)),
      windy,
      TO_COME,
    ),
  ).toBeNull();
});
