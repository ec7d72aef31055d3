import { expect, test } from "vitest";

import { secondsLeft } from "./seconds-left.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const SOON = new Date("2026-11-23T12:01:00Z");

test.each([
  ["one month that is due: until the next run, and a second", { waiting: 3, months: 1, dueAt: NOW }, 151],
  ["what is due in a minute: later by that", { waiting: 3, months: 1, dueAt: SOON }, 211],
  ["108 months: two runs", { waiting: 215, months: 108, dueAt: NOW }, 458],
  ["more than a day's allowance: a day", { waiting: 9000, months: 2001, dueAt: NOW }, 86_550],
  ["nothing that waits: nothing", { waiting: 0, months: 0, dueAt: null }, null],
])("for %s", (_what, left, seconds) => {
  expect(secondsLeft(left, NOW)).toBe(seconds);
});
