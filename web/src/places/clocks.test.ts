import { assert, constantFrom, date, property } from "fast-check";
import { expect, test } from "vitest";

import { clocks } from "./clocks.ts";

const anyZone = constantFrom(...Intl.supportedValuesOf("timeZone"), "Africa/Monrovia", "Europe/Amsterdam");
const anySecond = date({
  min: new Date("1900-01-02T00:00:00Z"),
  max: new Date("2099-12-30T00:00:00Z"),
  noInvalidDate: true,
}).map((instant) => new Date(Math.floor(instant.getTime() / 1000) * 1000));

test("an instant stays the same on the clock of any zone, with an offset that every reader of dates takes", () => {
  assert(
    property(anySecond, anyZone, (instant, zone) => {
      const timestamp = clocks.inZone(instant.toISOString(), zone);
      expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
      expect(Date.parse(timestamp)).toBe(instant.getTime());
      expect(clocks.inZone(timestamp, zone)).toBe(timestamp);
    }),
  );
});

test("what a clock shows is read as an instant at which it shows that, in any zone and year", () => {
  assert(
    property(anySecond, anyZone, (shown, zone) => {
      const [day = "", time = ""] = shown.toISOString().slice(0, -5).split("T");
      const { instant, isReal } = clocks.instantOf({ day, time, zone });
      expect(Number.isNaN(Date.parse(instant))).toBe(false);
      if (isReal) expect(clocks.shownAt(instant, zone)).toEqual({ day, time });
    }),
  );
});

test.each([
  ["1900-01-01T00:00:00", "Africa/Abidjan", "1900-01-01T00:00:08-00:16"],
  ["1900-01-01T00:00:00", "America/Chicago", "1900-01-01T00:00:00-06:00"],
  ["1971-06-01T12:30:00", "Africa/Monrovia", "1971-06-01T12:30:30-00:44"],
])("%s in %s is %s", (shown, zone, expected) => {
  const [day = "", time = ""] = shown.split("T");
  expect(clocks.instantOf({ day, time, zone }).instant).toBe(expected);
});
