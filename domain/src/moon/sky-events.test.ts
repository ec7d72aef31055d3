import { expect, test } from "vitest";

import { type SolunarPeriod, solunarAt } from "./sky-events.ts";

function at(hour: number): Date {
  return new Date(Date.UTC(2026, 8, 24, hour));
}

function period(kind: "major" | "minor", from: number, to: number): SolunarPeriod {
  const event = kind === "major" ? "overhead" : "moonset";
  return { kind, event, start: at(from), end: at(to), isPrime: false };
}

const minor = period("minor", 5, 6);
const major = period("major", 8, 10);
const minorWithin = period("minor", 9, 10);
const later = period("major", 20, 22);
const PERIODS = [later, minorWithin, minor, major];

test.each([
  ["before all", 4, null, major],
  ["in a minor period", 5, minor, major],
  ["when a minor period has just ended", 6, null, major],
  ["as a major period begins", 8, major, later],
  ["in a major and a minor period", 9, major, later],
  ["between", 10, null, later],
  ["in the last", 21, later, null],
  ["after all", 22, null, null],
])("%s the right solunar periods count", (_when, hour, current, nextMajor) => {
  expect(solunarAt(PERIODS, at(hour))).toEqual({ current, nextMajor });
});
