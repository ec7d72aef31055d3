import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { eventOf, runningTripOf } from "../parts/running-trip-testing.ts";
import { isForgotten, isLongDark, isNightTrip } from "./is-forgotten.ts";

const START = Date.parse("2026-11-23T12:10:00.000Z");
const trip = runningTripOf();
const after = (hours: number) => START + hours * HOUR_MS;
const seen = (hours: number, confirmed: number | null = null) => ({
  seenAt: after(hours),
  confirmedAt: confirmed === null ? null : after(confirmed),
});

test("a trip is asked about 4 hours after its last sign: a catch, an event, or the app in front", () => {
  expect(isForgotten(trip, null, after(3.9))).toBe(false);
  expect(isForgotten(trip, null, after(4.1))).toBe(true);
  const lost = eventOf("lost", "2026-11-23T15:10:00.000Z");
  expect(isForgotten({ ...trip, events: [lost] }, null, after(6.9))).toBe(false);
  expect(isForgotten({ ...trip, last_sign: "2026-11-23T16:10:00.000Z" }, null, after(7.9))).toBe(false);
  expect(isForgotten(trip, seen(5), after(8.9))).toBe(false);
  expect(isForgotten(trip, seen(5), after(9.1))).toBe(true);
});

test("after 14 hours it is asked about whatever its signs, and 14 hours after the answer again", () => {
  expect(isForgotten(trip, seen(14), after(14.1))).toBe(true);
  expect(isForgotten(trip, seen(16, 14), after(18))).toBe(false);
  expect(isForgotten(trip, seen(28, 14), after(28.1))).toBe(true);
});

test("two hours after the last light it is asked about, unless a fish, a note or an answer came in the dark", () => {
  const dark = (hours: number, lastLight: number | null = after(6)) => ({ lastLight, now: after(hours) });
  expect(isLongDark(trip, seen(7.9), dark(7.9))).toBe(false);
  expect(isLongDark(trip, seen(8), dark(8.1))).toBe(true);
  expect(isLongDark(trip, seen(8), dark(8.1, null))).toBe(false);
  const lost = eventOf("lost", new Date(after(6.5)).toISOString());
  expect(isLongDark({ ...trip, events: [lost] }, null, dark(8.1))).toBe(false);
  expect(isLongDark({ ...trip, last_sign: "2026-11-23T19:10:00.000Z" }, null, dark(8.1))).toBe(false);
  expect(isLongDark(trip, seen(8, 8), dark(8.1))).toBe(false);
});

const span = (start: string, end: string | null) => ({
  started_at: `2026-07-${start}:00-05:00`,
  ended_at: end && `2026-07-${end}:00-05:00`,
  time_zone: "America/Chicago",
});

test("who fished at midnight or began soon after it was out at night, on the clock of the trip", () => {
  expect(isNightTrip(span("10T20:00", "11T00:30"))).toBe(true);
  expect(isNightTrip(span("11T01:00", "11T05:00"))).toBe(true);
  expect(isNightTrip(span("10T18:00", "10T23:30"))).toBe(false);
  expect(isNightTrip(span("10T04:00", "10T09:00"))).toBe(false);
  expect(isNightTrip(span("10T20:00", null))).toBe(false);
});
