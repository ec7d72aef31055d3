import { CalendarDate, Time } from "@internationalized/date";
import { afterEach, expect, test, vi } from "vitest";

import { catchOf } from "./catch-testing.ts";
import { repeatedValues } from "./catch-values.ts";

afterEach(() => void vi.useRealTimers());

const PLACE = { latitude: 47.831174, longitude: -92.264829 };
const FIELD = "0199f2a0-0000-7000-8000-0000000000ff";
const PIKE = catchOf({
  ...PLACE,
  species: "Pike",
  lure_type: "Jig",
  depth: 18,
  weight: 6.2,
  length: 25.5,
  notes: "Dead slow.",
  air_temperature: 41,
  custom: { [FIELD]: "kept" },
  lure_id: "0199f2a0-0000-7000-8000-0000000000aa",
});

test("another fish has the species, lure, gear, depth, place and own fields of the one that is repeated", () => {
  expect(repeatedValues(PIKE)).toMatchObject({
    species: "Pike",
    lure_type: "Jig",
    lureId: "0199f2a0-0000-7000-8000-0000000000aa",
    depth: 18,
    coordinates: PLACE,
    custom: { [FIELD]: "kept" },
  });
});

test("it has neither its measures, notes and photos, nor its weather", () => {
  expect(repeatedValues(PIKE)).toMatchObject({
    weight: null,
    length: null,
    notes: "",
    air_temperature: null,
    photos: [],
  });
});

test("it was caught now, where the other was a short while ago", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T13:30:00Z") });
  const local = new Date();
  expect(repeatedValues(PIKE).timeOfCatch).toEqual(new Time(local.getHours(), local.getMinutes()));
});

test("it was caught when the other was, where that is long ago", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T13:30:00Z") });
  expect(repeatedValues(PIKE)).toMatchObject({
    dateOfCatch: new CalendarDate(2026, 11, 20),
    timeOfCatch: new Time(6, 42),
  });
});
