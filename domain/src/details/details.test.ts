import { expect, test } from "vitest";

import { catchSchema } from "../catches/catch.ts";
import { conditionsOfHour } from "../catches/conditions-of-hour.ts";
import { catchChangesSchema, newCatchSchema } from "../catches/new-catch.ts";
import { findFieldError } from "../errors/field-error.ts";
import { withAliases, withoutAliases } from "./aliases.ts";
import { examplesOf } from "./detail-examples.ts";
import { type Detail, DETAIL_NAMES, DETAILS, emptyDetail, FILLABLE_NAMES } from "./details.ts";

test.each([
  ["length", 0, 1000, "in"],
  ["weight", 0, 5000, "lb"],
  ["depth", 0, 40_000, "ft"],
  ["water_temperature", 32, 100, "°F"],
  ["air_temperature", -50, 120, "°F"],
  ["wind_speed", 0, 250, "mph"],
  ["barometric_pressure", 28, 32, "inHg"],
] as const)("%s goes from %d to %d %s, and a refusal says so", (name, min, max, unit) => {
  const field = newCatchSchema.shape[name];
  const refusal = { code: "out_of_bounds", field: name, min, max, unit };

  for (const value of [min, max, (min + max) / 2, null, undefined]) {
    expect(field.safeParse(value).success, String(value)).toBe(true);
  }
  for (const value of [min - 0.001, max + 0.001, Number.NaN, Infinity, "5"]) {
    expect(refusalOf(field.safeParse(value)), String(value)).toEqual(refusal);
  }
});

test.each(DETAIL_NAMES)("what is typed for %s is taken, kept, changed, cleared and read back", (name) => {
  for (const value of [...examplesOf(name), null]) {
    expect(newCatchSchema.shape[name].parse(value)).toBe(value);
    expect(catchChangesSchema.shape[name].parse(value)).toBe(value);
  }
  for (const value of [...examplesOf(name), emptyDetail(name)]) {
    expect(catchSchema.shape[name].parse(value)).toBe(value);
  }
  expect(catchChangesSchema.parse({})).not.toHaveProperty(name);
});

test.each([0, 1000, 1.5, -1, "2"])("a quantity of %s is refused: it is 1 to 999 fish", (quantity) => {
  const refusal = { code: "between", field: "quantity", min: 1, max: 999 };

  expect(refusalOf(newCatchSchema.shape.quantity.safeParse(quantity))).toEqual(refusal);
});

test("an answer always has a number of fish, 1 where nobody counted", () => {
  expect(emptyDetail("quantity")).toBe(1);
  expect(catchSchema.shape.quantity.safeParse(null).success).toBe(false);
});

test.each(DETAIL_NAMES)("%s beyond its limits is refused by a code that names it", (name) => {
  const detail: Detail = DETAILS[name];
  const wrong = "maxLength" in detail ? "x".repeat(detail.maxLength + 1) : "Wrong";

  expect(refusalOf(newCatchSchema.shape[name].safeParse(wrong))).toMatchObject({ field: name });
});

function refusalOf({ error }: { error?: { issues: { message: string }[] } | undefined }) {
  return findFieldError(error?.issues[0]?.message);
}

test.each(DETAIL_NAMES)("%s is understood in its second spelling, where it has one", (name) => {
  const [value] = examplesOf(name);
  const { [name]: own, ...others } = withAliases({ [name]: value });

  expect(own).toBe(value);
  expect(Object.keys(others)).toHaveLength(name.includes("_") ? 1 : 0);
  expect(withoutAliases(name.includes("_") ? others : { [name]: value })).toEqual({ [name]: value });
});

test("the weather of an hour tells just the details that can be filled in", () => {
  const conditions = conditionsOfHour({
    timestamp: "2026-11-20T12:42:00Z",
    temperature: 41,
    feelsLike: null,
    conditions: { code: 3, main: "Clouds", description: "Overcast" },
    wind: { speed: 8, cardinal: "SW", direction: 225, gust: null },
    pressure: 29.92,
    pressureTrend: "Falling",
    pressureChange: -0.04,
    humidity: null,
    visibility: null,
    cloudCover: null,
    lunarPhase: "Waxing Gibbous",
    isDay: true,
  });

  expect(Object.keys(conditions)).toEqual(FILLABLE_NAMES);
});
