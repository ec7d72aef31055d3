import { expect, test } from "vitest";

import { HOUR_MS } from "../dates/units-of-time.ts";
import { clockHours } from "./clock-hours.ts";

const hours = (from: string, to: string, offset: number) =>
  clockHours(
    { startedAt: new Date(`2026-11-20T${from}:00Z`), endedAt: new Date(`2026-11-20T${to}:00Z`) },
    offset * HOUR_MS,
  ).map((hour) => hour.toISOString().slice(11, 16));

test("a trip touches the hour in which it begins and the one in which it ends", () => {
  expect(hours("06:10", "08:40", -6)).toEqual(["06:00", "07:00", "08:00"]);
});

test("a trip that ends as an hour begins does not touch it", () => {
  expect(hours("06:00", "08:00", 0)).toEqual(["06:00", "07:00"]);
});

test("where the clock is half an hour off, so are its hours", () => {
  expect(hours("06:10", "07:40", 5.5)).toEqual(["05:30", "06:30", "07:30"]);
});
