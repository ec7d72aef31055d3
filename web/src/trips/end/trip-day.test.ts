import { CalendarDate } from "@internationalized/date";
import { expect, test } from "vitest";

import { calendarDayOf, onDay } from "./trip-day.ts";

const zone = "America/Chicago";

test("a trip on another day keeps its times of day, also over a change of clocks", () => {
  const times = {
    startedAt: Date.parse("2026-11-02T03:00:00.000Z"),
    endedAt: Date.parse("2026-11-02T07:30:00.000Z"),
  };
  expect(String(calendarDayOf(times.startedAt, zone))).toBe("2026-11-01");
  const moved = onDay(times, new CalendarDate(2026, 10, 30), zone);
  expect(new Date(moved.startedAt).toISOString()).toBe("2026-10-31T02:00:00.000Z");
  expect(new Date(moved.endedAt).toISOString()).toBe("2026-10-31T06:30:00.000Z");
});
