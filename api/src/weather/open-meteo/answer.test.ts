import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { readRecorded, recordedFolder } from "@creel/testing/recorded";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { hourAt, openMeteoSchema, readCurrent, readHours } from "./answer.ts";

const read = (answer: unknown) => z.parse(openMeteoSchema, answer);

test.each([
  ["°C", "fahrenheit", 10, 50],
  ["°F", "fahrenheit", 50, 50],
  ["km/h", "milesPerHour", 16.09344, 10],
  ["m/s", "milesPerHour", 4.4704, 10],
  ["kn", "milesPerHour", 10, 11.5078],
  ["mp/h", "milesPerHour", 13.2, 13.2],
  ["m", "miles", 16_093.44, 10],
  ["ft", "miles", 52_800, 10],
  ["m", "feet", 1, 3.28084],
  ["ft", "feet", 3, 3],
] as const)("a value in %s is told in %s", (unit, wanted, given, expected) => {
  const hours = readHours(read({ hourly: { time: [0], x: [given] }, hourly_units: { x: unit } }));

  expect(hours[0]?.read("x", wanted)).toBeCloseTo(expected, 3);
});

test.each([
  ["has the unit undefined", 3, "undefined"],
  ["has no unit", 3, undefined],
  ["is in a unit of something else", 3, "hPa"],
  ["is null", null, "°C"],
  ["is a text", "3", "°C"],
])("a value that %s is not known", (_name, value, unit) => {
  const current = readCurrent(
    read({ current: { time: 0, x: value }, ...(unit && { current_units: { x: unit } }) }),
  );

  expect(current?.read("x", "fahrenheit")).toBeNull();
});

test("a local time is set back by the offset of its answer, seconds are UTC", () => {
  const local = readCurrent(read({ utc_offset_seconds: -18_000, current: { time: "2026-03-05T21:00" } }));
  const seconds = readCurrent(read({ utc_offset_seconds: -18_000, current: { time: 1_772_762_400 } }));

  expect(local?.at.toISOString()).toBe("2026-03-06T02:00:00.000Z");
  expect(seconds?.at.toISOString()).toBe("2026-03-06T02:00:00.000Z");
});

test("an hour is near up to half an hour away", () => {
  const hours = readHours(read({ hourly: { time: [0, 3600] } }));

  expect(hourAt(hours, new Date(1_700_000))?.at.getTime()).toBe(0);
  expect(hourAt(hours, new Date(1_900_000))?.at.getTime()).toBe(HOUR_MS);
  expect(hourAt(hours, new Date(9_000_000))).toBeNull();
});

describe.skipIf(!recordedFolder())("over recorded answers", () => {
  test.each([
    ["archive-era5-1953-01-31.json", "wind_speed_10m", 23.2 / 1.609344],
    ["archive-single-daily-sun-2025-06-15.json", "wind_speed_10m", null],
    ["archive-two-points-kn-2025-06-15.json", "wind_speed_10m", null],
    ["forecast-startdate-kn-2026-07-08.json", "wind_speed_10m", null],
    ["forecast-toronto-imperial-2026-03-05.json", "wind_speed_10m", null],
    ["historical-forecast-2024-01-01.json", "temperature_2m", null],
    ["marine-north-sea-2026-10-03.json", "wave_height", null],
    ["marine-two-points-2025-06-15.json", "wave_height", null],
  ])("the hours of %s are read", async (file, name, expected) => {
    const wanted = {
      wind_speed_10m: "milesPerHour",
      temperature_2m: "fahrenheit",
      wave_height: "feet",
    } as const;
    const hours = readHours(read(JSON.parse(await readRecorded(`open-meteo/${file}`))));
    const value = hours[0]?.read(
      name,
      z.parse(z.enum(["milesPerHour", "fahrenheit", "feet"]), Object(wanted)[name]),
    );

    expect(hours.length).toBeGreaterThan(0);
    expect(value).toEqual(expected === null ? expect.any(Number) : expect.closeTo(expected, 6));
  });
});
