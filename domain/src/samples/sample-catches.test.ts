import { expect, test } from "vitest";

import { newCatchSchema } from "../catches/new-catch.ts";
import { DAY_MS } from "../dates/units-of-time.ts";
import { findSpecies } from "../species/species.ts";
import { type SampleCatch, sampleCatches } from "./sample-catches.ts";

/** Every fourth day of four years: the 29th of February, ends of months, every season. */
const DAYS = Array.from({ length: 366 }, (_, number) =>
  new Date(Date.parse("2026-11-22") + 4 * number * DAY_MS).toISOString().slice(0, 10),
);

test("whenever it is tried, each sample is a catch that could be logged, and of a day that is over", () => {
  const wrong = DAYS.flatMap((today) =>
    sampleCatches(today).filter(({ day, time, photo: _drawn, ...fields }) => {
      const canBeLogged = newCatchSchema.safeParse({ ...fields, date: day }).success;
      return !canBeLogged || day >= today || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time);
    }),
  );

  expect(wrong).toEqual([]);
});

test("the samples are a log one can learn from: some two dozen, of many species, over a year, on one lake", () => {
  const samples = sampleCatches("2026-11-21");

  expect(samples.length).toBeGreaterThan(20);
  expect(new Set(samples.map(({ species }) => findSpecies(species).name)).size).toBeGreaterThan(6);
  expect(new Set(samples.map(({ weather_conditions: sky }) => sky)).size).toBeGreaterThan(4);
  for (const { latitude, longitude } of samples) {
    // Within the shores of Mille Lacs.
    expect(latitude).toBeGreaterThan(46.15);
    expect(latitude).toBeLessThan(46.34);
    expect(longitude).toBeGreaterThan(-93.76);
    expect(longitude).toBeLessThan(-93.55);
  }
});

test("the season is that of the day: ice-cold in January, warm in July", () => {
  const [inJanuary] = sampleCatches("2027-01-20");
  const [inJuly] = sampleCatches("2027-07-20");

  expect(inJanuary?.water_temperature).toBeLessThan(36);
  expect(inJuly?.water_temperature).toBeGreaterThan(68);
  expect(inJanuary?.air_temperature).toBeLessThan(25);
});

test("two catches of one day have one weather and one moon", () => {
  const [one, other] = sampleCatches("2026-11-21");

  expect(one?.day).toBe(other?.day);
  expect(weatherOf(one)).toEqual(weatherOf(other));
});

function weatherOf(sample: SampleCatch | undefined) {
  return [sample?.weather_conditions, sample?.air_temperature, sample?.lunar_phase];
}
