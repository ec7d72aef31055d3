import { expect, test, vi } from "vitest";

import { formatDate, formatCatchDay, formatLong, formatShort, formatCatchTime } from "./format-catch-time.ts";

const INSTANT = "2026-01-01T03:30:00.000Z";
const inChicago = { date: INSTANT, time: "21:30", time_zone: "America/Chicago" };
const inAuckland = { date: INSTANT, time: "16:30", time_zone: "Pacific/Auckland" };

test.each([
  [inChicago, "Wednesday, December 31, 2025 · 9:30 PM", "Dec 31, 2025", "9:30 PM"],
  [inAuckland, "Thursday, January 1, 2026 · 4:30 PM", "Jan 1, 2026", "4:30 PM"],
])("one instant is shown on the clock of $time_zone, wherever it is read", (caught, long, day, time) => {
  for (const here of ["America/Los_Angeles", "Asia/Kolkata"]) {
    vi.stubEnv("TZ", here);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone.replace("Calcutta", "Kolkata")).toBe(here);
    expect(formatLong(caught)).toBe(long);
    expect(formatCatchDay(caught)).toBe(day);
    expect(formatCatchTime(caught)).toBe(time);
  }
  vi.unstubAllEnvs();
});

test("the year stands in the place of the weekday when it is another than this one, on the catch's own clock", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-07-01T12:00:00Z") });
  expect(formatDate(inChicago)).toBe("Dec 31, 2025");
  expect(formatShort(inAuckland)).toBe("Thu, Jan\u00A01, 4:30\u00A0PM");
  vi.useRealTimers();
});

test("a short date goes into the next line only behind a comma", () => {
  expect(formatShort(inChicago).split(" ")).toEqual(["Dec\u00A031,", "2025,", "9:30\u00A0PM"]);
});

test("a time that is not known is said, never made up, and a date that is none is nothing", () => {
  expect(formatLong({ ...inChicago, time: null })).toBe("Wednesday, December 31, 2025 · Time not set");
  expect(formatCatchTime({ ...inChicago, time: null })).toBe("");
  expect(formatCatchDay({ ...inChicago, date: "yesterday" })).toBe("");
});
