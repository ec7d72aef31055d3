import type { Catch } from "@creel/domain/catches/catch";
import { newCatchSchema } from "@creel/domain/catches/new-catch";
import { withoutAliases } from "@creel/domain/details/aliases";
import { CalendarDate, Time } from "@internationalized/date";
import { expect, test, vi } from "vitest";

import { photoOf } from "../../../testing/form-photos.ts";
import { prepareChangedCatch, prepareNewCatch } from "./catch-payload.ts";
import { catchOf } from "./catch-testing.ts";
import { type CatchValues, newCatchValues, valuesOf } from "./catch-values.ts";

const ID = "01a1fcb5-ef56-71cd-bcfc-e62d85978b6c";
const VERMILION = { latitude: 47.831174, longitude: -92.264829 };

const stored = catchOf({
  id: ID,
  version: 3,
  species: "Tullibee",
  length: 25.5,
  weight: 6.625,
  depth: 18,
  lure_type: "Wobbler, perch 9 cm",
  notes: "Dead slow.",
  weather_conditions: "Partly Cloudy",
  air_temperature: 41,
  water_temperature: 44,
  wind_speed: 8,
  wind_direction: "SW",
  barometric_pressure: 29.92,
  pressure_trend: "Falling",
  lunar_phase: "Waxing Gibbous",
  ...VERMILION,
});

const newFields = (values: CatchValues) =>
  prepareNewCatch({ id: ID, values, mayAutofillLater: true }).work.fields;
const changedFields = (caught: Catch, values: CatchValues) => prepareChangedCatch(caught, values).work.fields;

test("a photo is sent with when its camera says that it was taken", () => {
  const facts = { takenAt: "2026-11-20T06:42:31", offset: "-06:00", satelliteTime: null, position: null };
  const photo = photoOf({ id: "p", facts });
  const never = photoOf({ id: "q", facts: { ...facts, takenAt: "0000-00-00T00:00:00" } });
  const values = { ...valuesOf(stored), photos: [photo, never, photoOf({ id: "r", facts: null })] };
  expect(prepareChangedCatch(stored, values).photos.map(({ takenAt }) => takenAt)).toEqual([
    "2026-11-20T06:42:31-06:00",
    null,
    null,
  ]);
});

test("a new catch starts at this day and minute, and with nothing else noted", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 6, 42, 31) });

  const values = newCatchValues(VERMILION);

  expect(String(values.dateOfCatch)).toBe("2026-11-21");
  expect(String(values.timeOfCatch)).toBe("06:42:00");
  expect(values).toMatchObject({ species: null, weight: null, notes: "", coordinates: VERMILION });
  vi.useRealTimers();
});

test("what is sent is what the contract takes, in both spellings, at an instant in UTC", () => {
  const values = {
    ...newCatchValues(VERMILION),
    species: "Walleye",
    lure_type: "Jig",
    wind_direction: "SW",
    dateOfCatch: new CalendarDate(2026, 11, 20),
    timeOfCatch: new Time(6, 42),
  };

  const payload = newFields(values);

  expect(payload).toMatchObject({
    id: ID,
    species: "Walleye",
    lure_type: "Jig",
    lureType: "Jig",
    wind_direction: "SW",
    windDirection: "SW",
    notes: null,
    location: "47.831174, -92.264829",
    ...VERMILION,
  });
  const local = new Date(2026, 10, 20, 6, 42, 0);
  expect(payload.date).toBe(local.toISOString());
  expect(newCatchSchema.safeParse(withoutAliases(payload)).error).toBeUndefined();
});

test("Other is sent as what it was named, for species and for lure", () => {
  const values = {
    ...newCatchValues(VERMILION),
    species: "Other",
    customSpecies: "  Zander ",
    lure_type: "Other",
    customLureType: " Wobbler ",
  };

  expect(newFields(values)).toMatchObject({ species: "Zander", lure_type: "Wobbler" });
  expect(newFields({ ...values, customLureType: " " })).toMatchObject({ lure_type: "Other" });
});

test("what is read back and saved unchanged is the same catch, and its time is left alone", () => {
  const payload = changedFields(stored, valuesOf(stored));

  expect(payload).not.toHaveProperty("date");
  expect(payload).not.toHaveProperty("time_zone");
  for (const name of ["species", "weight", "length", "depth", "lure_type", "notes", "lunar_phase"] as const) {
    expect(payload[name]).toBe(stored[name]);
  }
});

test("a changed time is a time on the catch's own clock", () => {
  const values = { ...valuesOf(stored), timeOfCatch: new Time(7, 0) };

  expect(changedFields(stored, values)).toMatchObject({
    date: "2026-11-20T13:00:00.000Z",
    time_zone: "America/Chicago",
  });
});

test("the second of two hours that the clock shows twice stays the second one", () => {
  const secondHalfPastOne = { ...stored, date: "2026-11-01T07:30:00.000Z", time: "01:30" };
  const values = { ...valuesOf(secondHalfPastOne), weight: 9 };

  expect(changedFields(secondHalfPastOne, values)).not.toHaveProperty("date");
});

test("a day whose time was never known stays a day", () => {
  const untimed = { ...stored, time: null };
  const values = { ...valuesOf(untimed), dateOfCatch: new CalendarDate(2026, 11, 19) };

  expect(valuesOf(untimed).timeOfCatch).toBeNull();
  expect(changedFields(untimed, values)).toMatchObject({ date: "2026-11-19" });
});

test("gear that is unchanged is not sent; a lure that is taken off is, with its variant", () => {
  const tied = catchOf({ ...stored, lure_id: ID, variant_id: stored.id, rod_id: ID });
  const values = valuesOf(tied);
  const none = { lureId: null, variantId: null };

  expect(Object.keys(changedFields(tied, values))).not.toContain("lure_id");
  expect(Object.keys(changedFields(tied, values))).not.toContain("rod_id");
  expect(changedFields(tied, { ...values, ...none })).toMatchObject({ lure_id: null, variant_id: null });
  expect(changedFields(tied, { ...values, rodId: null })).toMatchObject({ rod_id: null });
  expect(newFields({ ...values, ...none })).toMatchObject({ lure_id: null, rod_id: ID });
});

test("fish alike are catches of their own, without what was measured, noted and photographed of the first", () => {
  const customValues = { companion: "Nils", kept: false, girth: 12 };
  const values = {
    ...newCatchValues(VERMILION),
    species: "Perch",
    lure_type: "Jig",
    weight: 0.5,
    notes: "First",
  };
  const all = { ...values, length: 9, howMany: 3, custom: customValues, photos: [photoOf({ id: "photo" })] };

  const prepared = prepareNewCatch({
    id: ID,
    alikeIds: ["a", "b", "c"],
    values: all,
    mayAutofillLater: true,
  });

  expect(prepared.work.fields).toMatchObject({
    id: ID,
    weight: 0.5,
    length: 9,
    notes: "First",
    custom: customValues,
  });
  expect(prepared.photoOrder).toEqual(["photo"]);
  expect(prepared.alike.map(({ catchId }) => catchId)).toEqual(["a", "b"]);
  for (const { catchId, work } of prepared.alike) {
    const { date } = prepared.work.fields;
    const alike = { id: catchId, species: "Perch", lure_type: "Jig", date, ...VERMILION };
    const none = { weight: null, length: null, notes: null };
    expect(work.fields).toMatchObject({ ...alike, ...none });
    expect(work.fields.custom).toEqual({ companion: "Nils", kept: false });
    expect(newCatchSchema.safeParse({ ...work.fields, id: ID }).success).toBe(true);
  }
});
