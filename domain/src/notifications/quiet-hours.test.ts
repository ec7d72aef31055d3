import { expect, test } from "vitest";

import { quietUntil } from "./quiet-hours.ts";

const NIGHT = { quiet_from: "22:00", quiet_to: "05:00" };
const NOON = { quiet_from: "12:00", quiet_to: "13:30" };

const endOf = (hours: typeof NIGHT, now: string, timeZone = "America/Chicago") =>
  quietUntil(hours, new Date(now), timeZone)?.toISOString() ?? null;

test.each([
  ["before they begin", "2026-11-21T03:59:00Z", null],
  ["as they begin", "2026-11-21T04:00:00Z", "2026-11-21T11:00:00.000Z"],
  ["after midnight", "2026-11-21T10:59:59Z", "2026-11-21T11:00:00.000Z"],
  ["as they end", "2026-11-21T11:00:00Z", null],
])("quiet hours from 10 PM to 5 AM in Chicago: %s", (_name, now, end) => {
  expect(endOf(NIGHT, now)).toBe(end);
});

test("quiet hours may be within a day", () => {
  expect(endOf(NOON, "2026-11-21T18:15:30Z")).toBe("2026-11-21T19:30:00.000Z");
  expect(endOf(NOON, "2026-11-21T19:30:00Z")).toBeNull();
});

test.each([
  ["begins", "2026-03-08T05:00:00Z", "2026-03-08T10:00:00.000Z"],
  ["ends", "2026-11-01T04:00:00Z", "2026-11-01T11:00:00.000Z"],
])("in the night in which daylight saving time %s, they end when the clock says 5", (_name, now, end) => {
  expect(endOf(NIGHT, now)).toBe(end);
});

test("without quiet hours nothing waits", () => {
  expect(quietUntil({ quiet_from: null, quiet_to: null }, new Date(), "UTC")).toBeNull();
});
