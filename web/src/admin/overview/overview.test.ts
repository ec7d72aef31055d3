import type { AdminStats } from "@creel/domain/admin/admin-stats";
import { expect, test } from "vitest";

import { barsOf, chartDays, describeDays, labeled, nameSpan, ticksOf, writeShort } from "./chart-days.ts";
import { describeStored, describeOthers, figuresOf } from "./describe-stats.ts";

const DATES = Array.from({ length: 30 }, (_, day) =>
  new Date(Date.UTC(2026, 9, 23 + day)).toISOString().slice(0, 10),
);

function daysWith(counts: Record<string, number>) {
  return DATES.map((date) => ({ date, count: counts[date] ?? 0 }));
}

const STATS: AdminStats = {
  totalUsers: 127,
  activeUsers: 119,
  suspendedUsers: 8,
  admins: 1,
  premiumUsers: 3,
  newUsersThisMonth: 10,
  newUsersLastMonth: 11,
  totalCatches: 3481,
  catchesThisMonth: 202,
  totalPhotos: 1906,
  totalTrips: 412,
  storageBytes: 2_412_000_000,
  openMessages: 4,
  oldestOpenMessageAt: "2026-11-19T17:05:00Z",
  topSpecies: [],
  otherSpecies: { species: 0, count: 0 },
  catchesPerDay: daysWith({ "2026-11-07": 29, "2026-11-21": 3 }),
  usersPerDay: daysWith({ "2026-11-06": 3 }),
  countedAt: "2026-11-21T12:40:00Z",
};
const CLOCK = { timeZone: "America/Chicago", now: new Date(STATS.countedAt) };

test("each figure says what it is made of", () => {
  expect(figuresOf(STATS, CLOCK)).toEqual([
    {
      name: "Users",
      value: 127,
      notes: ["119\u00A0active, 8\u00A0suspended", "1\u00A0admin, 3\u00A0premium"],
    },
    { name: "New this month", value: 10, notes: ["11 in October"] },
    { name: "Catches", value: 3481, notes: ["202 this month", "412 trips"] },
    { name: "Photos", value: 1906, notes: ["2.4 GB stored"] },
    { name: "Open messages", value: 4, notes: ["oldest from Thursday"] },
  ]);
});

test("the month before is that of the admin's own calendar", () => {
  const newYear = { ...CLOCK, now: new Date("2027-01-01T02:00:00Z") };
  expect(figuresOf(STATS, newYear)[1]?.notes).toEqual(["11 in November"]);
  expect(figuresOf(STATS, { ...newYear, timeZone: "Europe/Oslo" })[1]?.notes).toEqual(["11 in December"]);
});

test("without a message nobody is waiting", () => {
  const [, , , , messages] = figuresOf({ ...STATS, openMessages: 0, oldestOpenMessageAt: null }, CLOCK);
  expect(messages).toEqual({ name: "Open messages", value: 0, notes: ["nobody is waiting"] });
});

test.each([
  [0, "nothing stored"],
  [999, "999 byte stored"],
  [48_200, "48 kB stored"],
  [5_250_000, "5.3 MB stored"],
  [2_000_000_000_000, "2 TB stored"],
])("%d bytes are %s", (bytes, text) => expect(describeStored(bytes)).toBe(text));

test("species that are not named are counted in words as far as those reach", () => {
  expect([1, 5, 11].map(describeOthers)).toEqual(["One other", "Five others", "11 others"]);
});

test("the chart's days know their weekends, their dates and today", () => {
  const days = chartDays(STATS);
  expect(days.filter(({ isWeekend }) => isWeekend).map(({ date }) => date.slice(5))).toEqual([
    "10-24",
    "10-25",
    "10-31",
    "11-01",
    "11-07",
    "11-08",
    "11-14",
    "11-15",
    "11-21",
  ]);
  expect(nameSpan(days)).toBe("Oct 23\u2009–\u2009Nov 21");
  expect(ticksOf(days).map(({ label }) => label)).toEqual(["Oct 23", "30", "Nov 6", "13", "today"]);
});

test("the chart is told in sentences", () => {
  expect(describeDays(chartDays(STATS))).toBe(
    "Catches per day, Oct 23\u2009–\u2009Nov 21: 32 in total, most on Sat, Nov 7 with 29, 3 today. " +
      "Sign-ups: 3 in total, most on Fri, Nov 6 with 3, 0 today.",
  );
  const empty = { catchesPerDay: daysWith({}), usersPerDay: daysWith({}) };
  expect(describeDays(chartDays(empty))).toBe(
    "Catches per day, Oct 23\u2009–\u2009Nov 21: none. Sign-ups: none.",
  );
});

test("the highest bar fills the row, and one among thousands is still seen", () => {
  expect(barsOf([0, 5000, 1], 126).map(({ height }) => height)).toEqual([0, 100, 2]);
  expect(barsOf([0, 0], 126).map(({ height }) => height)).toEqual([0, 0]);
});

function labels(counts: number[]): number[] {
  return labeled(barsOf(counts, 126)).map(({ index }) => index);
}

test("the highest bar and today have their figures, unless they would stand in each other's way", () => {
  expect(labels([1, 29, 2, 2, 2, 3])).toEqual([1, 5]);
  expect(labels([1, 2, 3])).toEqual([2]);
  expect(labels([1, 29, 28])).toEqual([1]);
  expect(labels([1, 29, 3])).toEqual([1, 2]);
  expect(labels([0, 0, 0])).toEqual([2]);
});

test("a figure above a bar is short", () => {
  expect([0, 9999, 12_345].map(writeShort)).toEqual(["0", "9,999", "12.3K"]);
});
