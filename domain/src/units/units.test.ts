import { assert, double, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";

import type { UnitSystem } from "../accounts/user.ts";
import { measureSchema } from "../catches/new-catch.ts";
import { DETAILS, MEASURE_NAMES, type MeasureName } from "../details/details.ts";
import { measureIn, shownValue, storedValue } from "./unit-values.ts";
import { UNITS } from "./units.ts";

const SYSTEMS = ["imperial", "metric"] as const;
const EACH = SYSTEMS.flatMap((system) => MEASURE_NAMES.map((name) => ({ system, name })));

/** Generates every number that can be typed within the bounds, in steps of the smallest typed decimal. */
function typedIn(system: UnitSystem, name: MeasureName) {
  const unit = UNITS[system][name];
  const { min, max } = measureIn(DETAILS[name], unit);
  const grid = 10 ** unit.typedDecimals;
  return integer({ min: Math.ceil(min * grid), max: Math.floor(max * grid) }).map((parts) =>
    plain(parts / grid, unit.typedDecimals),
  );
}

function anyStored(name: MeasureName) {
  const { min, max } = DETAILS[name];
  return double({ min, max, noNaN: true });
}

/** Rounds like a person types: without floating-point noise or negative zero. */
function plain(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0;
}

function countDecimals(value: number): number {
  return (String(value).split(".")[1] ?? "").length;
}

test.each([
  ["length", 25.5, 64.77, "cm"],
  ["length", 1000, 2540, "cm"],
  ["weight", 10, 4.535_923_7, "kg"],
  ["depth", 18, 5.4864, "m"],
  ["depth", 40_000, 12_192, "m"],
  ["water_temperature", 32, 0, "°C"],
  ["air_temperature", -40, -40, "°C"],
  ["air_temperature", 212, 100, "°C"],
  ["wind_speed", 100, 160.9344, "km/h"],
  ["barometric_pressure", 29.92, 1013.207_588_8, "hPa"],
] as const)("%s of %d is %d %s", (name, api, metric, unit) => {
  expect(UNITS.metric[name].name).toBe(unit);
  expect(UNITS.metric[name].fromApi(api)).toBeCloseTo(metric, 9);
  expect(UNITS.metric[name].toApi(metric)).toBeCloseTo(api, 9);
});

describe.each(EACH)("$system $name", ({ system, name }) => {
  const unit = UNITS[system][name];
  const bounds = measureIn(DETAILS[name], unit);

  test("what is typed is shown again as it was typed", () => {
    const comesBack = property(typedIn(system, name), (typed) => {
      expect(shownValue(unit, unit.toApi(typed))).toBe(typed);
    });
    assert(comesBack);
  });

  test("every step within the bounds is shown again as it is", () => {
    const count = Math.floor((bounds.max - bounds.min) / unit.step);
    const steps = Array.from({ length: count + 1 }, (_, index) =>
      plain(bounds.min + index * unit.step, unit.typedDecimals),
    );
    expect(steps.filter((typed) => shownValue(unit, unit.toApi(typed)) !== typed)).toEqual([]);
  });

  test("what is within the bounds it names is accepted by the API", () => {
    const schema = measureSchema(name, DETAILS[name]);
    const isTaken = (typed: number) => schema.safeParse(unit.toApi(typed)).success;
    expect([bounds.min, bounds.max].map(isTaken)).toEqual([true, true]);
    assert(property(typedIn(system, name), isTaken));
  });

  test("the bounds are the API's, to the last decimal shown", () => {
    const part = 10 ** -unit.roundedDecimals;
    expect(unit.toApi(bounds.min - part)).toBeLessThan(DETAILS[name].min);
    expect(unit.toApi(bounds.max + part)).toBeGreaterThan(DETAILS[name].max);
  });

  test.each(["anywhere", ...SYSTEMS])("opened and left alone, a number from %s stays", (from) => {
    const origin = SYSTEMS.find((each) => each === from);
    const stored = origin ? typedIn(origin, name).map(UNITS[origin][name].toApi) : anyStored(name);
    const staysAlone = property(stored, (value) => {
      expect(storedValue(unit, shownValue(unit, value), value)).toBe(value);
    });
    assert(staysAlone);
  });

  test("what was typed in other units is shown rounded", () => {
    const isShort = property(anyStored(name), (stored) => {
      expect(countDecimals(shownValue(unit, stored))).toBeLessThanOrEqual(unit.typedDecimals);
    });
    assert(isShort);
  });
});

test.each([
  ["length", "cm", 0, 2540],
  ["weight", "kg", 0, 2267.96],
  ["depth", "m", 0, 12_192],
  ["water_temperature", "°C", 0, 37.7],
  ["air_temperature", "°C", -45.5, 48.8],
  ["wind_speed", "km/h", 0, 402.3],
  ["barometric_pressure", "hPa", 948.2, 1083.6],
] as const)("%s in %s goes from %d to %d", (name, unit, min, max) => {
  expect(measureIn(DETAILS[name], UNITS.metric[name])).toMatchObject({ unit, min, max });
});

test("in the API's own units the bounds are the API's", () => {
  for (const name of MEASURE_NAMES) {
    expect(DETAILS[name]).toMatchObject(measureIn(DETAILS[name], UNITS.imperial[name]));
  }
});

test("another unit's number is rounded, one's own is not", () => {
  const { weight } = UNITS.metric;
  expect(shownValue(weight, 6.2)).toBe(2.8);
  expect(shownValue(weight, weight.toApi(2.815))).toBe(2.815);
  expect(shownValue(UNITS.imperial.weight, weight.toApi(2.81))).toBe(6.2);
  expect(shownValue(UNITS.imperial.weight, 6.625)).toBe(6.625);
  expect(shownValue(UNITS.metric.air_temperature, 31.999)).toBe(0);
});

test("a field that was emptied stores nothing, one that was changed what was typed", () => {
  const { weight } = UNITS.metric;
  expect(storedValue(weight, null, 6.2)).toBeNull();
  expect(storedValue(weight, 2.8, null)).toBe(weight.toApi(2.8));
  expect(storedValue(weight, 2.82, 6.2)).toBe(weight.toApi(2.82));
});

test.each([
  ["length", 23, 58],
  ["length", 25.5, 65],
  ["length", 3.5, 8.9],
  ["weight", 5.75, 2.6],
  ["weight", 0.8, 0.36],
  ["weight", 2.2, 1],
] as const)(
  "a %s of %d, typed in imperial units, is %d in metric ones, as a person measures it",
  (name, typed, metric) => {
    expect(shownValue(UNITS.metric[name], typed)).toBe(metric);
  },
);

test.each([
  ["length", 58, 22.8],
  ["length", 58.5, 23],
  ["weight", 2.6, 5.7],
  ["weight", 0.36, 0.79],
] as const)(
  "a %s of %d, typed in metric units, comes back so, and is %d in imperial ones",
  (name, typed, imperial) => {
    const stored = UNITS.metric[name].toApi(typed);
    expect(shownValue(UNITS.metric[name], stored)).toBe(typed);
    expect(shownValue(UNITS.imperial[name], stored)).toBe(imperial);
  },
);
