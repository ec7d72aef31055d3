import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { Time } from "@internationalized/date";
import { expect, test } from "vitest";

import { eventOf } from "./testing.ts";
import { fishedMs, formatSpan, isPaused, nearestAt } from "./trip-times.ts";

const START = "2026-11-23T12:10:00.000Z";
const at = (clock: string) => Date.parse(`2026-11-23T${clock}:00.000Z`);

test("hours and minutes are written as on a clock", () => {
  expect(formatSpan(2 * HOUR_MS + 15 * MINUTE_MS)).toBe("2:15");
  expect(formatSpan(5 * MINUTE_MS)).toBe("0:05");
  expect(formatSpan(26 * HOUR_MS)).toBe("26:00");
  expect(formatSpan(-MINUTE_MS)).toBe("0:00");
});

test("a pause is no time fished, also one that goes on", () => {
  const pause = eventOf("pause", "2026-11-23T13:00:00.000Z");
  const resume = eventOf("resume", "2026-11-23T13:30:00.000Z");
  const trip = { started_at: START, events: [pause, resume] };
  expect(formatSpan(fishedMs(trip, at("14:10")))).toBe("1:30");
  expect(isPaused(trip)).toBe(false);
  expect(formatSpan(fishedMs({ ...trip, events: [pause] }, at("14:10")))).toBe("0:50");
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
