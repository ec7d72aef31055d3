import { expect, test } from "vitest";

import { groupRows } from "../ui/table/group-rows.ts";
import { nameClock, formatFully, formatNamedDay, formatRecentTime, formatSince } from "./admin-times.ts";

// 6:40 am in Chicago.
const now = new Date("2026-11-21T12:40:00Z");

test("what was done is put under the days of the reader's own clock", () => {
  const rows = [
    { at: "2026-11-21T12:31:00Z" },
    { at: "2026-11-21T05:59:00Z" },
    { at: "2026-11-20T06:00:00Z" },
    { at: "2026-11-16T14:55:00Z" },
    { at: "2025-11-16T14:55:00Z" },
  ];
  const daysIn = (timeZone: string) =>
    groupRows(rows, ({ at }) => formatNamedDay(new Date(at), { timeZone, now }));
  const groups = daysIn("America/Chicago");

  expect(groups.map(({ rows: ofDay }) => ofDay.length)).toEqual([1, 2, 1, 1]);
  expect(groups.slice(0, 2).map(({ name }) => name)).toEqual(["Today", "Yesterday"]);
  expect(groups[2]?.name).not.toContain("2026");
  expect(groups[3]?.name).toContain("2025");
  expect(daysIn("Asia/Tokyo")[0]?.rows).toHaveLength(2);
});

test("the clock is called by the name people have for it", () => {
  expect(nameClock({ timeZone: "America/Chicago", now })).toBe("Central Time");
});

// Saturday, ten past midnight in Chicago.
const clock = { timeZone: "America/Chicago", now: new Date("2026-11-21T06:10:00Z") };

test.each([
  ["2026-11-21T06:05:00Z", "12:05 AM", "today"],
  ["2026-11-21T05:55:00Z", "Fri 11:55 PM", "yesterday"],
  ["2026-11-15T18:00:00Z", "Sun 12:00 PM", "Sunday"],
  ["2026-11-14T18:00:00Z", "Nov 14", "Nov 14"],
  ["2025-03-09T18:00:00Z", "Mar 9, 2025", "Mar 9, 2025"],
])("%s is told on the reader's own clock", (at, date, since) => {
  expect(formatRecentTime(new Date(at), clock)).toBe(date);
  expect(formatSince(new Date(at), clock)).toBe(since);
});

test("a message's own time has its day, and its year when that is another", () => {
  expect(formatFully(new Date("2026-11-20T12:12:00Z"), clock)).toBe("Fri, Nov 20, 6:12 AM");
  expect(formatFully(new Date("2025-11-20T12:12:00Z"), clock)).toBe("Thu, Nov 20, 2025, 6:12 AM");
});
