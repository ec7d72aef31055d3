import { CalendarDate, Time } from "@internationalized/date";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { makeUnits } from "../../../units/make-units.ts";
import { catchOf } from "../values/catch-testing.ts";
import { type CatchValues, newCatchValues } from "../values/catch-values.ts";
import { formatWhen, describeUnsaved } from "./waiting-line.tsx";

const imperial = makeUnits("imperial", false);
const metric = makeUnits("metric", false);
const of = (values: Partial<CatchValues>) => ({
  base: null,
  keptAt: Date.now(),
  values: { ...newCatchValues(null), ...values },
});

beforeEach(() => {
  vi.stubEnv("TZ", "America/Chicago");
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T15:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  [{ species: "Walleye", weight: 5.5 }, "Walleye, 5.5 lb, not saved yet."],
  [{ species: "Pike" }, "Pike, not saved yet."],
  [{ species: "Other", customSpecies: " Burbot " }, "Burbot, not saved yet."],
  [{ species: "Other", weight: 2 }, "A catch, 2 lb, not saved yet."],
  [{}, "A catch, not saved yet."],
])("a waiting catch is named by what is known of it: %o", (values, name) => {
  expect(describeUnsaved(of(values), imperial)).toBe(name);
});

test("its weight is in the units of who reads it, and changes are named by their catch", () => {
  expect(describeUnsaved(of({ species: "Walleye", weight: 5.75 }), metric)).toBe(
    "Walleye, 2.6 kg, not saved yet.",
  );
  expect(describeUnsaved({ ...of({ species: "Pike" }), base: catchOf({}) }, metric)).toBe(
    "Changes to your Walleye, not saved yet.",
  );
});

test.each([
  [new CalendarDate(2026, 11, 22), new Time(8, 15), "Today, 8:15\u00A0AM"],
  [new CalendarDate(2026, 11, 21), new Time(18, 5), "Yesterday, 6:05\u00A0PM"],
  [new CalendarDate(2026, 11, 20), new Time(6, 42), "Fri, Nov\u00A020, 6:42\u00A0AM"],
  [new CalendarDate(2026, 11, 22), null, "Today"],
  [null, null, "Today, 9:00\u00A0AM"],
])(
  "its time is that of the fish as far as it is noted, else when it was typed: %s %s",
  (day, time, expected) => {
    expect(formatWhen(of({ dateOfCatch: day, timeOfCatch: time }))).toBe(expected);
  },
);

test("the time of changes is when they were typed", () => {
  const changes = { ...of({ dateOfCatch: new CalendarDate(2026, 5, 1) }), base: catchOf({}) };
  expect(formatWhen(changes)).toBe("Today, 9:00\u00A0AM");
});
