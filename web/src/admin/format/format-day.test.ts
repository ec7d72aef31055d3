import { expect, test } from "vitest";

import { groupRows } from "../../ui/table/group-rows.ts";
import { formatClock, formatDay } from "./format-day.ts";

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
    groupRows(rows, ({ at }) => formatDay(new Date(at), { timeZone, now }));
  const groups = daysIn("America/Chicago");

  expect(groups.map(({ rows: ofDay }) => ofDay.length)).toEqual([1, 2, 1, 1]);
  expect(groups.slice(0, 2).map(({ name }) => name)).toEqual(["Today", "Yesterday"]);
  expect(groups[2]?.name).not.toContain("2026");
  expect(groups[3]?.name).toContain("2025");
  expect(daysIn("Asia/Tokyo")[0]?.rows).toHaveLength(2);
});

test("the clock is called by the name people have for it", () => {
  expect(formatClock({ timeZone: "America/Chicago", now })).toBe("Central Time");
});
