import { inSuite } from "@creel/testing/nightly";
import { type LakeDay, simulatedLake } from "@creel/testing/simulated-lake";
import { expect, test } from "vitest";

import { seededRandom } from "../insights/simulation/seeded-random.ts";
import {
  isNarrowEnough,
  LEAST_READINGS,
  learnWaterTemperature,
  type TemperatureModel,
} from "./learned-temperature.ts";

const LAKES = Array.from({ length: inSuite(16, 200) }, (_, number) => `lake ${number}`);
/** 1.5 °C, in °F. */
const MOST_ERROR = 2.7;

function airOf(lake: readonly LakeDay[]): Map<string, number> {
  return new Map(lake.map(({ date, air }) => [date, air]));
}

function yearOf(lake: readonly LakeDay[], year: string): LakeDay[] {
  return lake.filter(({ date }) => date.startsWith(year));
}

const NORTH = 45;

/** Draws different days. */
function readingsOf(days: readonly LakeDay[], count: number, seed: string) {
  const { uniform } = seededRandom(seed);
  const shuffled = days
    .map((day) => ({ day, at: uniform() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ day }) => day);
  return shuffled.slice(0, count).map(({ date, water }) => ({ date, temperature: water }));
}

/** Returns the root of the mean squared error, in °F. */
function errorOf(model: TemperatureModel | null, days: readonly LakeDay[]): number {
  const squares = days.map(({ date, water }) => (water - (model?.dayOf(date)?.value ?? Infinity)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

function widthOf(model: TemperatureModel | null, date: string): number {
  const { low = 0, high = 0 } = model?.dayOf(date) ?? {};
  return high - low;
}

function isFishing({ date }: LakeDay): boolean {
  const month = Number(date.slice(5, 7));
  return month >= 5 && month <= 9;
}

function lakeOf(seed: string): LakeDay[] {
  return simulatedLake({ seed, from: "2020-09-01", days: 1217 });
}

/** Which days of 2022 the readings are from, and which days they predict. */
interface Halves {
  isRead: (day: LakeDay, at: number) => boolean;
  year?: string;
}

/** Returns how far 15 readings miss the other days of all lakes, in °F, and how many of them are in the range. */
function score({ isRead, year = "2022" }: Halves) {
  const misses = LAKES.flatMap((seed) => {
    const lake = lakeOf(seed);
    const read = yearOf(lake, "2022").filter(isRead);
    const model = learnWaterTemperature(airOf(lake), readingsOf(read, 15, seed), NORTH);
    const dates = new Set(read.map(({ date }) => date));
    return yearOf(lake, year).flatMap(({ date, water }) => {
      const learned = model?.dayOf(date);
      if (!learned || dates.has(date)) return [];
      const { value, low, high } = learned;
      return { error: water - value, isIn: water >= low && water <= high };
    });
  });
  return {
    error: Math.sqrt(misses.reduce((sum, { error }) => sum + error ** 2, 0) / misses.length),
    held: misses.filter(({ isIn }) => isIn).length / misses.length,
  };
}

test.each([
  ["every other day", (_day: LakeDay, at: number) => at % 2 === 0],
  ["every other month", ({ date }: LakeDay) => Number(date.slice(5, 7)) % 2 === 0],
] as const)(
  "15 readings from %s miss the others by at most 1.5 °C, and 9 ranges in 10 hold them",
  (_name, isRead) => {
    const { error, held } = score({ isRead });
    expect(error).toBeLessThanOrEqual(MOST_ERROR);
    expect(held).toBeGreaterThanOrEqual(0.85);
    expect(held).toBeLessThanOrEqual(0.95);
  },
);

test("of the next year, ranges from 15 readings in the months of fishing hold 9 days in 10", () => {
  const { held } = score({ isRead: isFishing, year: "2023" });
  expect(held).toBeGreaterThanOrEqual(0.85);
  expect(held).toBeLessThanOrEqual(0.95);
});

test("fewer than ten readings, and readings from fewer than five days, teach nothing", () => {
  const lake = lakeOf("few");
  const days = yearOf(lake, "2022");
  const air = airOf(lake);
  expect(learnWaterTemperature(air, readingsOf(days, LEAST_READINGS - 1, "few"), NORTH)).toBeNull();
  expect(learnWaterTemperature(air, readingsOf(days, LEAST_READINGS, "few"), NORTH)).not.toBeNull();
  const fewDays = readingsOf(days, 4, "few");
  expect(learnWaterTemperature(air, [...fewDays, ...fewDays, ...fewDays], NORTH)).toBeNull();
});

test("readings teach nothing while the air around them is not known", () => {
  const lake = lakeOf("air");
  const readings = readingsOf(yearOf(lake, "2022"), 20, "air");
  expect(learnWaterTemperature(airOf(yearOf(lake, "2023")), readings, NORTH)).toBeNull();
  expect(learnWaterTemperature(new Map(), readings, NORTH)).toBeNull();
});

test("the same readings in another order give the same temperatures", () => {
  const lake = lakeOf("order");
  const readings = readingsOf(yearOf(lake, "2022"), 15, "order");
  const one = learnWaterTemperature(airOf(lake), readings, NORTH)?.dayOf("2023-07-01");
  const other = learnWaterTemperature(airOf(lake.toReversed()), readings.toReversed(), NORTH)?.dayOf(
    "2023-07-01",
  );
  expect(one).toEqual(other);
  expect(one).not.toBeUndefined();
});

test("ranges are wider in the months without a reading", () => {
  const widths = LAKES.map((seed) => {
    const lake = lakeOf(seed);
    const model = learnWaterTemperature(
      airOf(lake),
      readingsOf(yearOf(lake, "2022").filter(isFishing), 15, seed),
      NORTH,
    );
    return ["2022-04-15", "2022-07-15", "2022-11-15"].map((date) => widthOf(model, date));
  });
  const [april = 0, july = 0, november = 0] = [0, 1, 2].map((at) =>
    widths.reduce((sum, width) => sum + (width[at] ?? 0), 0),
  );
  expect(april).toBeGreaterThan(july);
  expect(november).toBeGreaterThan(july);
});

test("more readings make the range narrower", () => {
  const lake = lakeOf("more");
  const width = (count: number) =>
    widthOf(
      learnWaterTemperature(airOf(lake), readingsOf(yearOf(lake, "2022"), count, "more"), NORTH),
      "2023-06-15",
    );
  expect(width(60)).toBeLessThan(width(10));
});

test("water is never colder than ice, and its range neither", () => {
  const lake = simulatedLake({ seed: "ice", from: "2020-09-01", days: 1217, latitude: 62 });
  const model = learnWaterTemperature(airOf(lake), readingsOf(yearOf(lake, "2022"), 15, "ice"), NORTH);
  const days = lake.flatMap(({ date }) => model?.dayOf(date) ?? []);
  expect(Math.min(...days.map(({ low }) => low))).toBe(32);
  expect(Math.min(...days.map(({ value }) => value))).toBe(32);
});

test("south of the equator, the sun is highest in December", () => {
  const lake = simulatedLake({ seed: "south", from: "2020-09-01", days: 1217, latitude: -41 });
  const errorAt = (latitude: number) => {
    const readings = readingsOf(yearOf(lake, "2022"), 15, "south");
    return errorOf(learnWaterTemperature(airOf(lake), readings, latitude), yearOf(lake, "2023"));
  };
  expect(errorAt(-41)).toBeLessThanOrEqual(MOST_ERROR);
  expect(errorAt(-41)).toBeLessThan(errorAt(41));
});

test("a missing month has no temperatures, nor have the four weeks after it", () => {
  const lake = lakeOf("gap");
  const air = airOf(lake.filter(({ date }) => !date.startsWith("2023-06")));
  const model = learnWaterTemperature(air, readingsOf(yearOf(lake, "2022"), 15, "gap"), NORTH);
  const isKnown = (date: string) => (model?.dayOf(date) ?? null) !== null;
  expect(["2023-05-31", "2023-07-29"].map(isKnown)).toEqual([true, true]);
  expect(["2023-06-15", "2023-07-28"].map(isKnown)).toEqual([false, false]);
});

test("a few missing days leave nothing unknown", () => {
  const lake = lakeOf("gap");
  const air = airOf(lake.filter(({ date }) => !["2023-06-02", "2023-06-03"].includes(date)));
  const model = learnWaterTemperature(air, readingsOf(yearOf(lake, "2022"), 15, "gap"), NORTH);
  expect(model?.dayOf("2023-06-03")).not.toBeNull();
});

test("readings of today tell the temperatures of 1940", () => {
  const longAgo = simulatedLake({ seed: "old", from: "1939-01-01", days: 730, latitude: 45 });
  const today = simulatedLake({ seed: "old", from: "2021-01-01", days: 730, latitude: 45 });
  const air = airOf([...longAgo, ...today]);
  const model = learnWaterTemperature(air, readingsOf(yearOf(today, "2022"), 15, "old"), NORTH);
  expect(errorOf(model, yearOf(longAgo, "1940"))).toBeLessThanOrEqual(MOST_ERROR);
});

test("only ranges under 3 °C are narrow enough for rates", () => {
  expect(isNarrowEnough({ low: 0, high: 5.3 })).toBe(true);
  expect(isNarrowEnough({ low: 0, high: 5.4 })).toBe(false);
});
