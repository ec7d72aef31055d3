import { expect, test } from "vitest";

import { isNightTrip } from "./is-night-trip.ts";

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
