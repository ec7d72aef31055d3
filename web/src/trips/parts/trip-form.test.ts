import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { eventOf, runningTripOf } from "./running-trip-testing.ts";
import { changesOf, findTimeProblem, fishedOf, formOfTrip, isRefusedForm } from "./trip-form.ts";

const END = Date.parse("2026-11-23T16:40:00.000Z");
const trip = runningTripOf({
  events: [eventOf("pause", "2026-11-23T13:00:00.000Z"), eventOf("resume", "2026-11-23T13:30:00.000Z")],
});

test("a bare save changes nothing but the end", () => {
  const form = formOfTrip(trip, END);
  expect(form.breaks).toBe(30 * MINUTE_MS);
  expect(fishedOf(form)).toBe(4 * HOUR_MS);
  expect(changesOf(trip, form)).toEqual({});
});

test("other breaks are hours as the angler says them", () => {
  const form = { ...formOfTrip(trip, END), breaks: HOUR_MS };
  expect(changesOf(trip, form)).toEqual({ hours_override: 3.5 });
});

test("what was changed is sent, and nothing else", () => {
  const form = formOfTrip(trip, END);
  expect(changesOf(trip, { ...form, startedAt: form.startedAt - 5 * MINUTE_MS })).toEqual({
    started_at: "2026-11-23T12:05:00.000Z",
    start_source: "typed",
  });
  expect(
    changesOf(trip, {
      ...form,
      effort: { method: "Ice", lines: 2, target_species: ["Walleye"] },
      allLogged: false,
      notes: " Slow. ",
      waterTemperature: 44,
    }),
  ).toEqual({
    method: "Ice",
    lines: 2,
    target_species: ["Walleye"],
    all_logged: false,
    notes: "Slow.",
    water_temperature: 44,
  });
});

test("of own fields is sent what became of each, and a text of blanks is none", () => {
  const noted = { ...trip, custom: { mood: "calm", line: 60, kept: true } };
  const form = formOfTrip(noted, END);
  expect(changesOf(noted, form)).toEqual({});
  expect(
    changesOf(noted, { ...form, custom: { mood: " ", line: 60, kept: false, hatch: " Mayfly " } }),
  ).toEqual({
    custom: { mood: null, kept: false, hatch: "Mayfly" },
  });
});

test("a forgotten end that is saved as it is counts as said", () => {
  const forgotten = { ...trip, ended_at: "2026-11-23T16:40:00.000Z", end_source: "forgotten" } as const;
  expect(changesOf(forgotten, formOfTrip(forgotten, END))).toEqual({
    ended_at: "2026-11-23T16:40:00.000Z",
    end_source: "typed",
  });
});

test("an end before the start, in the future, after a week or within the breaks is refused", () => {
  const form = formOfTrip(trip, END);
  const now = END + HOUR_MS;
  expect(findTimeProblem(form, now)).toBeNull();
  expect(findTimeProblem({ ...form, endedAt: form.startedAt }, now)).toBe("order");
  expect(findTimeProblem({ ...form, endedAt: now + HOUR_MS }, now)).toBe("future");
  expect(findTimeProblem({ ...form, startedAt: END - 200 * HOUR_MS }, now)).toBe("span");
  expect(findTimeProblem({ ...form, breaks: 5 * HOUR_MS }, now)).toBe("breaks");
});

test("water that is ice or steam is refused", () => {
  const form = formOfTrip(trip, END);
  const isRefused = (waterTemperature: number | null) => isRefusedForm({ ...form, waterTemperature }, END);
  expect([null, 32, 100].map(isRefused)).toEqual([false, false, false]);
  expect([31.9, 100.1].map(isRefused)).toEqual([true, true]);
});
