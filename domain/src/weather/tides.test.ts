import * as fc from "fast-check";
import { expect, test } from "vitest";

import { DAY_MS, HOUR_MS } from "../dates/units-of-time.ts";
import type { Harmonics } from "./tide-station.ts";
import { heightAt, heightsBetween, isTidal, turnsBetween } from "./tides.ts";

/** The largest constituents of Bar Harbor, Maine, by NOAA (public domain). */
const BAR_HARBOR: Harmonics = {
  meanLevel: 5.669,
  constituents: [
    { name: "M2", amplitude: 5.157, phase: 91.9 },
    { name: "N2", amplitude: 1.135, phase: 61.4 },
    { name: "S2", amplitude: 0.781, phase: 128.1 },
    { name: "K1", amplitude: 0.456, phase: 199.4 },
    { name: "O1", amplitude: 0.364, phase: 180.5 },
  ],
  offsets: null,
};

const withOffsets = (offsets: Harmonics["offsets"]): Harmonics => ({ ...BAR_HARBOR, offsets });
const day = { from: new Date("2026-03-05T05:00:00Z"), to: new Date("2026-03-06T05:00:00Z") };
const minutesBetween = (one = "", other = "") => (Date.parse(other) - Date.parse(one)) / 60_000;

test("the turns of a day come in order, high and low by turns, in whole minutes", () => {
  const turns = turnsBetween(BAR_HARBOR, day);

  expect(turns.map(({ type }) => type)).toEqual(["low", "high", "low"]);
  expect(turns.every(({ time }) => time.endsWith(":00.000Z"))).toBe(true);
  expect(turns.every(({ height, type }) => (type === "high" ? height > 9 : height < 2))).toBe(true);
});

test("the height at a turn is that of the turn, and a day's curve runs from midnight to midnight through it", () => {
  const [turn] = turnsBetween(BAR_HARBOR, day);
  const curve = heightsBetween(BAR_HARBOR, day);

  expect(heightAt(BAR_HARBOR, new Date(turn?.time ?? ""))).toBeCloseTo(turn?.height ?? 0, 2);
  expect(curve).toHaveLength(97);
  expect([curve[0]?.time, curve.at(-1)?.time]).toEqual([day.from.toISOString(), day.to.toISOString()]);
  const lowest = Math.min(...curve.slice(0, 30).map(({ height }) => height));
  expect(lowest).toBeCloseTo(turn?.height ?? 0, 1);
});

test("the turns of a day are the same, whichever span they are asked for in", () => {
  const instants = fc.date({
    min: new Date("1990-01-01T00:00:00Z"),
    max: new Date("2040-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  const property = fc.property(instants, fc.integer({ min: 1, max: 20 }), (from, days) => {
    const to = new Date(from.getTime() + DAY_MS);
    const later = new Date(to.getTime() + days * DAY_MS);
    const among = turnsBetween(BAR_HARBOR, { from, to: later }).filter(({ time }) => time < to.toISOString());
    const alone = turnsBetween(BAR_HARBOR, { from, to });
    expect(alone.map(({ type }) => type)).toEqual(among.map(({ type }) => type));
    for (const [index, { time }] of alone.entries()) {
      expect(Math.abs(minutesBetween(time, among[index]?.time))).toBeLessThanOrEqual(1);
    }
  });
  fc.assert(property, { numRuns: 30 });
});

test("a station that follows another has its turns earlier or later", () => {
  const time = { low: 20, high: -10 };
  const turns = turnsBetween(withOffsets({ time, height: { high: 1, low: 1, type: "ratio" } }), day);

  const shifts = turnsBetween(BAR_HARBOR, day).map((turn, index) =>
    Math.round(minutesBetween(turn.time, turns[index]?.time)),
  );
  expect(shifts).toEqual([20, -10, 20]);
});

test.each([
  ["a factor", { high: 0.5, low: 2, type: "ratio" }, (high: number, low: number) => [low * 2, high / 2]],
  ["in feet", { high: 1, low: -1, type: "fixed" }, (high: number, low: number) => [low - 1, high + 1]],
] as const)("its turns are higher or lower by %s", (_how, height, expected) => {
  const [low, high] = turnsBetween(BAR_HARBOR, day);
  const turns = turnsBetween(withOffsets({ time: { low: 0, high: 0 }, height }), day);

  const heights = turns.slice(0, 2).map((turn) => Math.round(turn.height * 100) / 100);
  expect(heights).toEqual(
    expected(high?.height ?? 0, low?.height ?? 0).map((feet) => Math.round(feet * 100) / 100),
  );
});

test("the curve of a station that follows another runs through its turns", () => {
  const follower = withOffsets({
    time: { low: 20, high: -10 },
    height: { high: 0.5, low: 2, type: "ratio" },
  });

  for (const { time, height } of turnsBetween(follower, day)) {
    expect(heightAt(follower, new Date(time))).toBeCloseTo(height, 1);
  }
});

test("a range of 0.2 m is a tide, and a smaller one is none, whatever the seasons do to the level", () => {
  const [least, less] = [0.1 / 0.3048 + 0.0001, 0.1 / 0.3048 - 0.0001].map((amplitude) =>
    isTidal({
      meanLevel: 0,
      constituents: [
        { name: "M2", amplitude, phase: 0 },
        { name: "SA", amplitude: 1, phase: 0 },
      ],
      offsets: null,
    }),
  );

  expect([least, less]).toEqual([true, false]);
});

test("whether a station that follows another has a tide depends on its own heights", () => {
  const time = { low: 0, high: 0 };

  expect(isTidal(withOffsets({ time, height: { high: 0.04, low: 0.04, type: "ratio" } }))).toBe(false);
  expect(isTidal(withOffsets({ time, height: { high: -6.5, low: 6.5, type: "fixed" } }))).toBe(false);
  expect(isTidal(withOffsets({ time, height: { high: 0.5, low: 0.5, type: "ratio" } }))).toBe(true);
});

test("where one tide a day gives way to two small ones, the turns are still within a lunar day", () => {
  const diurnal: Harmonics = {
    meanLevel: 1,
    constituents: [
      { name: "K1", amplitude: 0.4, phase: 10 },
      { name: "O1", amplitude: 0.39, phase: 20 },
      { name: "M2", amplitude: 0.03, phase: 100 },
    ],
    offsets: null,
  };
  const year = { from: new Date("2026-01-01T00:00:00Z"), to: new Date("2027-01-01T00:00:00Z") };

  const turns = turnsBetween(diurnal, year);

  const gaps = turns.slice(1).map(({ time }, index) => minutesBetween(turns[index]?.time, time));
  expect(Math.max(...gaps)).toBeLessThanOrEqual((25 * HOUR_MS) / 60_000);
  expect(turns.slice(1).every(({ type }, index) => type !== turns[index]?.type)).toBe(true);
});
