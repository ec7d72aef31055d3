import { assert, constant, constantFrom, double, oneof, property, record } from "fast-check";
import { describe, expect, test } from "vitest";

import type { SolunarPeriod } from "../moon/sky-events.ts";
import type { Advice } from "./advice.ts";
import type { FishingHour } from "./fishing-hour.ts";
import { scoreFishing } from "./fishing-score.ts";
import { INPUT_KEYS } from "./score-factors.ts";

/** 7 AM on Lake Vermilion. */
const AT = new Date("2026-09-24T12:00:00Z");

const UNKNOWN: FishingHour = {
  at: AT,
  sunAltitude: null,
  cloudCover: null,
  pressure: null,
  pressureChange: null,
  windSpeed: null,
  windGust: null,
  solunar: null,
  moonElongation: null,
  waterTemperature: null,
  species: null,
  temperatureChange: null,
  feelsLike: null,
  weatherCode: null,
  severeAlert: null,
};

function period(kind: "major" | "minor", start: string, end: string): SolunarPeriod {
  const event = kind === "major" ? "overhead" : "moonrise";
  return { kind, event, start: new Date(start), end: new Date(end), isPrime: false };
}
const MAJOR = period("major", "2026-09-24T11:10:00Z", "2026-09-24T13:10:00Z");
const MINOR = period("minor", "2026-09-24T11:40:00Z", "2026-09-24T12:40:00Z");
const NO_PERIOD = { current: null, nextMajor: null };
const STORM_WARNING = { event: "Storm Warning", until: new Date("2026-09-24T23:00:00Z") };

function hour(known: Partial<FishingHour>): FishingHour {
  return { ...UNKNOWN, ...known };
}

function pointsOf(key: string, known: Partial<FishingHour>): number | undefined {
  return scoreFishing(hour(known)).factors.find((factor) => factor.key === key)?.points;
}

function advice(known: Partial<FishingHour>): Advice[] {
  return scoreFishing(hour(known)).advice;
}

function codesOf(known: Partial<FishingHour>): string[] {
  return advice(known).map(({ code }) => code);
}

function perhaps(min: number, max: number) {
  return oneof(constant(null), double({ min, max, noNaN: true }));
}

describe("the worked examples", () => {
  const calm = { solunar: NO_PERIOD, temperatureChange: 0 };
  test.each<[string, Partial<FishingHour>, number, string]>([
    [
      "a bright noon under high pressure",
      {
        ...calm,
        sunAltitude: 58,
        cloudCover: 10,
        pressureChange: 1,
        pressure: 1030,
        windSpeed: 2,
        windGust: 4,
        moonElongation: 90,
        weatherCode: 0,
      },
      31,
      "poor",
    ],
    [
      "a falling barometer at dusk under a full moon overhead",
      {
        ...calm,
        sunAltitude: 2,
        cloudCover: 60,
        pressureChange: -1.2,
        pressure: 1013,
        windSpeed: 8,
        windGust: 14,
        solunar: { current: MAJOR, nextMajor: null },
        moonElongation: 180,
        weatherCode: 2,
      },
      89,
      "excellent",
    ],
    [
      "an overcast noon with a light chop",
      {
        ...calm,
        sunAltitude: 55,
        cloudCover: 90,
        pressureChange: 0.1,
        pressure: 1015,
        windSpeed: 8,
        windGust: 14,
        moonElongation: 45,
        weatherCode: 3,
      },
      62,
      "good",
    ],
    [
      "the day after a cold front",
      {
        ...calm,
        sunAltitude: 50,
        cloudCover: 5,
        pressureChange: 2.6,
        pressure: 1028,
        windSpeed: 15,
        windGust: 26,
        moonElongation: 90,
        temperatureChange: -19,
        weatherCode: 0,
      },
      24,
      "poor",
    ],
    [
      "rain and too much wind",
      {
        ...calm,
        sunAltitude: 30,
        cloudCover: 90,
        pressureChange: -3,
        pressure: 1000,
        windSpeed: 28,
        windGust: 45,
        moonElongation: 0,
        weatherCode: 63,
      },
      31,
      "poor",
    ],
    [
      "a thunderstorm on an else good day",
      {
        ...calm,
        sunAltitude: 20,
        cloudCover: 90,
        pressureChange: -1.5,
        pressure: 1006,
        windSpeed: 10,
        windGust: 25,
        moonElongation: 0,
        weatherCode: 95,
      },
      30,
      "poor",
    ],
  ])("%s", (_name, known, score, rating) => {
    expect(scoreFishing(hour(known))).toMatchObject({
      score,
      rating,
      missing: ["waterTemperature"],
    });
  });
});

describe("what each input is worth", () => {
  test.each([
    [-6.01, 0],
    [-6, 15],
    [6, 15],
    [6.01, 8],
    [15, 8],
    [15.01, -2],
    [40, -2],
    [40.01, -5],
  ])("the sun at %d° gives %d", (sunAltitude, points) => {
    expect(pointsOf("light", { sunAltitude })).toBe(points);
  });

  test.each([
    [70, 7, 8],
    [69, 7, 5],
    [40, 7, 5],
    [39, 7, 2],
    [25, 7, 2],
    [24, 30, 0],
    [24, 30.01, -4],
    [100, 6, undefined],
    [0, -20, undefined],
  ])("%d %% of clouds with the sun at %d° give %s", (cloudCover, sunAltitude, points) => {
    expect(pointsOf("cloudCover", { cloudCover, sunAltitude })).toBe(points);
  });

  test.each([
    [-2, 2],
    [-1.99, 9],
    [-0.7, 9],
    [-0.69, 3],
    [0.69, 3],
    [0.7, 0],
    [1.99, 0],
    [2, -7],
  ])("%d hPa in three hours give %d", (pressureChange, points) => {
    expect(pointsOf("pressureChange", { pressureChange })).toBe(points);
  });

  // 29.50, 29.70, 30.40 and 30.50 inHg are 998.98, 1005.76, 1029.46 and 1032.85 hPa.
  test.each([
    [998.9, -3],
    [999, 0],
    [1005.7, 0],
    [1005.8, 3],
    [1029.4, 3],
    [1029.5, 0],
    [1032.8, 0],
    [1032.9, -4],
  ])("%d hPa give %d", (pressure, points) => {
    expect(pointsOf("pressure", { pressure })).toBe(points);
  });

  test.each([
    [0, -2],
    [2.9, -2],
    [3, 2],
    [4.9, 2],
    [5, 8],
    [11.9, 8],
    [12, 3],
    [17.9, 3],
    [18, -8],
    [24.9, -8],
    [25, -20],
  ])("%d mph of wind give %d", (windSpeed, points) => {
    expect(pointsOf("wind", { windSpeed })).toBe(points);
  });

  test("gusts take away 5 from 30 mph on", () => {
    expect([29.9, 30].map((windGust) => pointsOf("gust", { windGust }))).toEqual([undefined, -5]);
  });

  test.each([
    ["a major period", MAJOR, 6],
    ["a minor period", MINOR, 3],
    ["none", null, 0],
  ])("%s gives its points", (_name, current, points) => {
    expect(pointsOf("solunar", { solunar: { current, nextMajor: null } })).toBe(points);
  });

  test.each([
    [0, 3],
    [45, 0],
    [90, -3],
    [135, 0],
    [180, 3],
    [225, 0],
    [270, -3],
    [315, 0],
    [30, 2],
  ])("the moon %d° from the sun gives %d", (moonElongation, points) => {
    expect(pointsOf("moonPhase", { moonElongation })).toBe(points);
  });

  test.each([
    ["Walleye", 65, 10],
    ["Walleye", 70, 10],
    ["walleye", 71, 4],
    ["Walleye", 60, 4],
    ["Walleye", 59.9, -4],
    ["Walleye", 85, -4],
    ["Walleye", 49.9, -12],
    ["Bass (Largemouth)", 78, 10],
    ["Lake Trout", 60, -4],
    ["Salmon", 55, undefined],
    ["Zander", 65, undefined],
  ])("%s in water of %d °F gets %s", (species, waterTemperature, points) => {
    expect(pointsOf("waterTemperature", { species, waterTemperature })).toBe(points);
  });

  test.each([
    [-18, -8],
    [-17.9, -4],
    [-10, -4],
    [-9.9, 0],
    [20, 0],
  ])("air that changed by %d °F since yesterday gives %d", (temperatureChange, points) => {
    expect(pointsOf("temperatureChange", { temperatureChange })).toBe(points);
  });

  test.each([
    [3, [51, 53, 61, 80]],
    [0, [55, 63, 81]],
    [-10, [65, 82]],
    [-12, [56, 57, 66, 67]],
    [-3, [71, 73, 75, 77, 85, 86]],
    [0, [0, 1, 2, 3, 45, 48]],
  ])("%d points for the weather codes %j", (points, codes) => {
    expect(codes.map((weatherCode) => pointsOf("precipitation", { weatherCode }))).toEqual(
      codes.map(() => points),
    );
  });
});

describe("what is not known", () => {
  test("an hour of which nothing is known is fair, advises nothing and says all that is missing", () => {
    expect(scoreFishing(UNKNOWN)).toEqual({
      score: 45,
      rating: "fair",
      advice: [],
      factors: [],
      missing: [...INPUT_KEYS],
    });
  });

  test("a weather code nobody knows counts as not known", () => {
    expect(scoreFishing(hour({ weatherCode: 42 })).missing).toContain("precipitation");
  });

  test("the water counts when both its temperature and the fish's liking are known", () => {
    const hours = [
      { waterTemperature: 60 },
      { species: "Walleye" },
      { species: "Salmon", waterTemperature: 60 },
      { species: "Walleye", waterTemperature: 60 },
    ];
    const isMissing = hours.map((known) => scoreFishing(hour(known)).missing.includes("waterTemperature"));
    expect(isMissing).toEqual([true, true, true, false]);
  });
});

describe("danger", () => {
  const perfect = { sunAltitude: 2, pressureChange: -1, pressure: 1013, windSpeed: 8, moonElongation: 180 };

  test("no hour with a thunderstorm scores more than 30, none under a severe alert more than 20", () => {
    const scores = [95, 96, 99].map((weatherCode) => scoreFishing(hour({ ...perfect, weatherCode })).score);
    expect(scores).toEqual([30, 30, 30]);
    expect(scoreFishing(hour({ ...perfect, severeAlert: STORM_WARNING }))).toMatchObject({
      score: 20,
      rating: "poor",
    });
    expect(scoreFishing(hour({ ...perfect, severeAlert: STORM_WARNING, weatherCode: 95 })).score).toBe(20);
  });

  test("a severe alert makes no bad hour better", () => {
    const bad = { windSpeed: 40, windGust: 60, pressureChange: 3, weatherCode: 67 };
    const scores = [null, STORM_WARNING].map(
      (severeAlert) => scoreFishing(hour({ ...bad, severeAlert })).score,
    );
    expect(scores).toEqual([1, 1]);
  });
});

test("the score is always 45 and the points of the factors, within 0 and 100", () => {
  const anyHour = record({
    at: constant(AT),
    sunAltitude: perhaps(-90, 90),
    cloudCover: perhaps(0, 100),
    pressure: perhaps(940, 1070),
    pressureChange: perhaps(-10, 10),
    windSpeed: perhaps(0, 80),
    windGust: perhaps(0, 120),
    solunar: constantFrom(
      null,
      NO_PERIOD,
      { current: MAJOR, nextMajor: null },
      { current: MINOR, nextMajor: MAJOR },
    ),
    moonElongation: perhaps(0, 359.99),
    waterTemperature: perhaps(32, 100),
    species: constantFrom(null, "Walleye", "Salmon", "Zander"),
    temperatureChange: perhaps(-60, 60),
    feelsLike: perhaps(-60, 120),
    weatherCode: constantFrom(null, 0, 3, 42, 53, 65, 67, 75, 95, 99),
    severeAlert: constantFrom(null, STORM_WARNING),
  });
  const addsUp = property(anyHour, (known) => {
    const { score, factors, missing, advice: given } = scoreFishing(known);
    const sum = factors.reduce((total, { points }) => total + points, 45);
    expect(score).toBe(Math.min(100, Math.max(0, sum)));
    expect(Number.isInteger(score)).toBe(true);
    expect(factors.some(({ key }) => missing.some((each) => each === key))).toBe(false);
    expect(given.length).toBeLessThanOrEqual(4);
  });
  assert(addsUp);
});

describe("advice", () => {
  const MAJOR_END = "2026-09-24T13:10:00.000Z";
  test.each<[Advice["code"], Advice["values"], Partial<FishingHour>]>([
    ["lightning", {}, { weatherCode: 96 }],
    [
      "severeAlertUntil",
      { event: "Storm Warning", until: "2026-09-24T23:00:00.000Z" },
      { severeAlert: STORM_WARNING },
    ],
    ["severeAlert", { event: "Storm Warning" }, { severeAlert: { ...STORM_WARNING, until: null } }],
    ["strongWindAndGusts", { windSpeed: 18, windGust: 26.2 }, { windSpeed: 18, windGust: 26.2 }],
    ["strongWindAndGusts", { windSpeed: 14, windGust: 30 }, { windSpeed: 14, windGust: 30 }],
    ["strongWind", { windSpeed: 20 }, { windSpeed: 20 }],
    ["strongGusts", { windGust: 30 }, { windGust: 30 }],
    ["lowLight", {}, { sunAltitude: -6 }],
    ["lowLight", {}, { sunAltitude: 6, cloudCover: 90 }],
    ["brightSun", {}, { sunAltitude: 30.1, cloudCover: 24 }],
    ["cloudCover", {}, { sunAltitude: 6.1, cloudCover: 70 }],
    ["pressureFallingSlowly", {}, { pressureChange: -1.9 }],
    ["pressureRisingFast", {}, { pressureChange: 2 }],
    ["pressureSteady", {}, { pressureChange: -0.6 }],
    ["lightChop", {}, { windSpeed: 5 }],
    ["calm", {}, { windSpeed: 2.9 }],
    ["majorPeriodUntil", { until: MAJOR_END }, { solunar: { current: MAJOR, nextMajor: null } }],
    [
      "nextMajorPeriod",
      { start: "2026-09-25T00:35:00.000Z" },
      {
        solunar: {
          current: MINOR,
          nextMajor: period("major", "2026-09-25T00:35:00Z", "2026-09-25T02:35:00Z"),
        },
      },
    ],
    [
      "waterInsideRange",
      { waterTemperature: 67, species: "Walleye" },
      { species: "Walleye", waterTemperature: 67 },
    ],
    [
      "waterBelowRange",
      { waterTemperature: 52, degreesBelow: 13 },
      { species: "Walleye", waterTemperature: 52 },
    ],
    ["temperatureDrop", {}, { temperatureChange: -10 }],
    ["dressWarmly", { feelsLike: 32 }, { feelsLike: 32 }],
  ])("%s with %j", (code, values, known) => {
    expect(advice(known)).toEqual([{ code, values }]);
  });

  test.each<[string, Partial<FishingHour>]>([
    ["at night", { sunAltitude: -7, cloudCover: 90 }],
    ["under a half clear sky", { sunAltitude: 31, cloudCover: 50 }],
    ["when pressure falls fast", { pressureChange: -2 }],
    ["when pressure rises slowly", { pressureChange: 1 }],
    ["in a fresh wind", { windSpeed: 12, windGust: 29 }],
    ["in water above the range", { species: "Walleye", waterTemperature: 80 }],
    ["when it is not cold", { feelsLike: 33 }],
  ])("nothing is advised %s", (_when, known) => {
    expect(advice(known)).toEqual([]);
  });

  test("the first four that apply are given, what endangers first", () => {
    const all = {
      severeAlert: STORM_WARNING,
      windSpeed: 20,
      windGust: 35,
      sunAltitude: 2,
      pressureChange: 0,
      temperatureChange: -20,
      feelsLike: 20,
    };
    expect(codesOf(all)).toEqual(["severeAlertUntil", "strongWindAndGusts", "lowLight", "pressureSteady"]);
  });

  test("nobody is told how to fish while there is lightning", () => {
    const known = { weatherCode: 95, sunAltitude: 2, windSpeed: 8, pressureChange: -1, feelsLike: 30 };
    expect(codesOf(known)).toEqual(["lightning", "dressWarmly"]);
  });
});
