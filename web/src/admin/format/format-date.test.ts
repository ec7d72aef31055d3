import { expect, test } from "vitest";

import { formatFully, formatDate, formatSince } from "./format-date.ts";

// Saturday, ten past midnight in Chicago.
const clock = { timeZone: "America/Chicago", now: new Date("2026-11-21T06:10:00Z") };

test.each([
  ["2026-11-21T06:05:00Z", "12:05 AM", "today"],
  ["2026-11-21T05:55:00Z", "Fri 11:55 PM", "yesterday"],
  ["2026-11-15T18:00:00Z", "Sun 12:00 PM", "Sunday"],
  ["2026-11-14T18:00:00Z", "Nov 14", "Nov 14"],
  ["2025-03-09T18:00:00Z", "Mar 9, 2025", "Mar 9, 2025"],
])("%s is told on the reader's own clock", (at, date, since) => {
  expect(formatDate(new Date(at), clock)).toBe(date);
  expect(formatSince(new Date(at), clock)).toBe(since);
});

test("a message's own time has its day, and its year when that is another", () => {
  expect(formatFully(new Date("2026-11-20T12:12:00Z"), clock)).toBe("Fri, Nov 20, 6:12 AM");
  expect(formatFully(new Date("2025-11-20T12:12:00Z"), clock)).toBe("Thu, Nov 20, 2025, 6:12 AM");
});
