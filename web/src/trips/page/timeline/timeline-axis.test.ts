import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { wholeTripOf } from "../../data/trip-testing.ts";
import { axisOf, breaksOf, lanesOf, lightOf, runsOf } from "./timeline-axis.ts";

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const span = (start: string, end: string | null, time_zone = "America/Chicago") => ({
  started_at: `2026-11-20T${start}:00.000Z`,
  ended_at: end && `2026-11-20T${end}:00.000Z`,
  time_zone,
});

test("the hours of a trip are clock hours around it", () => {
  const axis = axisOf(span("12:10", "16:40"), 0);
  expect([axis.from, axis.to]).toEqual([at("12:00"), at("17:00")]);
  expect(axis.ticks).toHaveLength(6);
  expect(axis.at(at("14:30"))).toBe(50);
  expect(axis.at(at("20:00"))).toBe(100);
});

test("on a clock that is ahead by half an hour they begin there", () => {
  expect(axisOf(span("12:10", "13:00", "Asia/Kolkata"), 0).from).toBe(at("11:30"));
});

test("of many hours only some are named", () => {
  const axis = axisOf(span("00:00", "19:30"), 0);
  expect(axis.step).toBe(3);
  expect(axis.ticks).toHaveLength(7);
});

test("a trip that runs goes to now", () => {
  expect(axisOf(span("12:10", null), at("13:20")).to).toBe(at("14:00"));
});

test("a break goes from a pause to the next resume, else to the end", () => {
  const event = { quantity: 1, species: null, lure_type: null, latitude: null, longitude: null };
  const turn = (kind: "pause" | "resume", time: string) => ({
    ...event,
    id: time,
    at: new Date(at(time)).toISOString(),
    kind,
    lines: null,
    note: null,
  });
  const trip = wholeTripOf({
    events: [
      turn("resume", "12:30"),
      turn("pause", "13:00"),
      turn("pause", "13:10"),
      turn("resume", "13:30"),
      turn("pause", "15:00"),
    ],
  });
  expect(breaksOf(trip, at("16:00"))).toEqual([
    { from: at("13:00"), to: at("13:30") },
    { from: at("15:00"), to: at("16:00") },
  ]);
});

test("neighboring hours that are alike are one", () => {
  const hours = ["dark", "dark", null, "day"].map((value, index) => ({ from: index * HOUR_MS, value }));
  expect(runsOf(hours)).toEqual([
    { from: 0, to: 2 * HOUR_MS, value: "dark" },
    { from: 3 * HOUR_MS, to: 4 * HOUR_MS, value: "day" },
  ]);
});

test.each([
  [-12, true, "dark"],
  [-2, true, "first"],
  [3, false, "last"],
  [20, true, "day"],
  [null, null, null],
])("with the sun at %s°, rising %s, the light is %s", (altitude, isRising, light) => {
  expect(lightOf(altitude, isRising)).toBe(light);
});

test("of fish per hour apart none lies on another: where there is no room they stand in another lane", () => {
  const hourly = [6, 19, 31, 44, 56, 69, 81, 94];
  expect(lanesOf(hourly, 12)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(lanesOf(hourly, 18)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  expect(lanesOf([50, 50, 50, 10], 18)).toEqual([0, 1, 2, 0]);
});
