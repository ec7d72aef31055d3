import { Time } from "@internationalized/date";
import { expect, test } from "vitest";

import { eventOf } from "./running-trip-testing.ts";
import { fishedHours, isPaused, nearestAt } from "./trip-times.ts";

const START = "2026-11-23T12:10:00.000Z";
const at = (clock: string) => Date.parse(`2026-11-23T${clock}:00.000Z`);

test("a pause is no time fished, also one that goes on", () => {
  const pause = eventOf("pause", "2026-11-23T13:00:00.000Z");
  const resume = eventOf("resume", "2026-11-23T13:30:00.000Z");
  const trip = { started_at: START, events: [pause, resume] };
  expect(fishedHours(trip, at("14:10"))).toBe(1.5);
  expect(isPaused(trip)).toBe(false);
  expect(fishedHours({ ...trip, events: [pause] }, at("14:10"))).toBeCloseTo(5 / 6);
  expect(isPaused({ events: [pause] })).toBe(true);
});

test("a typed time is that of the day next to what stood there", () => {
  const zone = "America/Chicago";
  const beforeMidnight = Date.parse("2026-11-24T05:50:00.000Z");
  expect(new Date(nearestAt(new Time(0, 20), beforeMidnight, zone)).toISOString()).toBe(
    "2026-11-24T06:20:00.000Z",
  );
  expect(new Date(nearestAt(new Time(22, 0), beforeMidnight, zone)).toISOString()).toBe(
    "2026-11-24T04:00:00.000Z",
  );
});
