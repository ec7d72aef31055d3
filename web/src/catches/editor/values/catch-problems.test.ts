import { CalendarDate } from "@internationalized/date";
import { expect, test } from "vitest";

import { makeUnits } from "../../../units/make-units.ts";
import { findProblems } from "./catch-problems.ts";
import { latestDay, newCatchValues } from "./catch-values.ts";

const right = { ...newCatchValues({ latitude: 47.8, longitude: -92.3 }), species: "Walleye" };
const strict = { isTimeOptional: false, units: makeUnits("imperial", false) };

test("a species and a place are all it needs", () => {
  expect(findProblems(right, strict)).toEqual({});
});

test("says everything that is missing at once, in the product's own words", () => {
  const nothing = { ...right, species: null, dateOfCatch: null, timeOfCatch: null, coordinates: null };

  expect(findProblems(nothing, strict)).toEqual({
    species: "Please select a fish species",
    dateOfCatch: "Please enter date and time of catch",
    timeOfCatch: "Please enter date and time of catch",
    coordinates: "Location coordinates are missing. Please try selecting the location again.",
  });
});

test.each([
  [{ species: "Other", customSpecies: " " }, { customSpecies: "Please name the species" }],
  [
    { species: "Other", customSpecies: "x".repeat(81) },
    { customSpecies: "Species must have at most 80 characters" },
  ],
  [{ customLureType: "x".repeat(81) }, { customLureType: "Lure type must have at most 80 characters" }],
  [{ notes: "x".repeat(5001) }, { notes: "Notes must have at most 5,000 characters" }],
  [{ timeOfCatch: null }, { timeOfCatch: "Please enter date and time of catch" }],
  [{ dateOfCatch: new CalendarDate(1899, 12, 31) }, { dateOfCatch: "Date must not be before 1900" }],
  [
    { dateOfCatch: latestDay().add({ days: 1 }) },
    { dateOfCatch: "Date must not be more than a day in the future" },
  ],
  [{ water_temperature: 31.9 }, { water_temperature: "Water Temp must be between 32 and 100 °F" }],
  [
    { weight: -0.1, length: 1001 },
    {
      weight: "Weight must be between 0 and 5,000 lb",
      length: "Length must be between 0 and 1,000 in",
    },
  ],
])("finds what is wrong with %o", (wrong, problems) => {
  expect(findProblems({ ...right, ...wrong }, strict)).toEqual(problems);
});

test.each([
  { dateOfCatch: latestDay() },
  { dateOfCatch: new CalendarDate(1900, 1, 1) },
  { water_temperature: 32 },
  { weight: 0 },
])("takes the bound itself: %o", (bound) => {
  expect(findProblems({ ...right, ...bound }, strict)).toEqual({});
});

test("a catch whose time was never known may stay so, unless one is half typed", () => {
  const unknown = { ...right, timeOfCatch: null };

  expect(findProblems(unknown, { ...strict, isTimeOptional: true })).toEqual({});
  expect(findProblems({ ...unknown, isTimeIncomplete: true }, { ...strict, isTimeOptional: true })).toEqual({
    timeOfCatch: "Please enter date and time of catch",
  });
});
