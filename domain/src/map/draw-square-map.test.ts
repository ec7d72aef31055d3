import { expect, test } from "vitest";

import type { Ground } from "../basemap/ground.ts";
import { cellOf, type CellSize } from "../places/cell.ts";
import type { Outline } from "../waters/new-water.ts";
import { drawSquareMap } from "./draw-square-map.ts";
import type { Frame } from "./small-view.ts";

const FRAME: Frame = { width: 300, height: 176, at: [150, 88] };
const NOTHING: Ground = { land: [], coasts: [], lakes: [] };
const PLACE = { latitude: 47.831, longitude: -92.264 };

function draw(size: CellSize, ground: Ground, place = PLACE, outline: Outline | null = null) {
  return drawSquareMap(cellOf(place, size), { ground, outline, frame: FRAME });
}

/** A coast along a meridian. */
function coastOn(longitude: number): [number, number][] {
  return [
    [longitude, 40],
    [longitude, 80],
  ];
}

/** A coast this many degrees east of the place. */
function coastAt(degrees: number): Ground {
  return { ...NOTHING, coasts: [coastOn(PLACE.longitude + degrees)] };
}

test.each([0.2, 0.05, 0.01] as const)(
  "a square of %s degrees is in the middle, as large as may be where nothing is around it",
  (size) => {
    const { square } = draw(size, NOTHING);
    expect(square.height).toBeCloseTo(72);
    expect(square.width / square.height).toBeCloseTo(Math.cos((47.83 * Math.PI) / 180), 2);
    expect(square.x + square.width / 2).toBeCloseTo(150);
    expect(square.y + square.height / 2).toBeCloseTo(88, 0);
  },
);

test("it is smaller where that brings a shore into view", () => {
  const { square, coast } = draw(0.05, coastAt(0.3));
  expect(coast).not.toBe("");
  expect(square.height).toBeLessThan(60);
  expect(square.height).toBeGreaterThanOrEqual(12);
});

/** A lake whose western shore is this many degrees east of the place. */
function lakeAt(degrees: number): Outline {
  const [west, east] = [PLACE.longitude + degrees, PLACE.longitude + degrees + 0.02];
  const ring: [number, number][] = [
    [west, 47.82],
    [east, 47.82],
    [east, 47.84],
    [west, 47.84],
    [west, 47.82],
  ];
  return { type: "MultiPolygon", coordinates: [[ring]] };
}

test("a lake that is known well leaves it as large as may be, and the coarse lakes out", () => {
  const ground = { ...NOTHING, lakes: [[coastOn(PLACE.longitude)]] };
  const { square, water, lakes } = draw(0.05, ground, PLACE, lakeAt(0.03));
  expect(square.height).toBeCloseTo(72);
  expect(water).toMatch(/^M/);
  expect(lakes).toBe("");
});

test("where such a lake is out of view the coarse ones are drawn", () => {
  const ground = { ...NOTHING, lakes: [[coastOn(PLACE.longitude)]] };
  const { water, lakes } = draw(0.05, ground, PLACE, lakeAt(3));
  expect(water).toBe("");
  expect(lakes).toMatch(/^M/);
});

test("a shore that is too far for that leaves it as it is", () => {
  const { square, coast } = draw(0.01, coastAt(8));
  expect(coast).toBe("");
  expect(square.height).toBeCloseTo(72);
});

test("a shore across it that is not known so well is dashed, where no smaller scale helps", () => {
  const { longitude } = PLACE;
  const lake: [number, number][] = [
    [longitude, 47.7],
    [longitude, 47.9],
    [longitude + 0.1, 47.8],
    [longitude, 47.7],
  ];
  const drawing = draw(0.01, { ...NOTHING, lakes: [[lake]] });
  expect(drawing.areLakesRough).toBe(true);
  expect(drawing.lakes).not.toBe("");
  expect(draw(0.2, { ...NOTHING, lakes: [[lake]] }).areLakesRough).toBe(false);
});

test("in the far north it shows no more than is known around it", () => {
  const nearPole = { latitude: 78.2, longitude: 15.6 };
  const { square, coast } = draw(0.2, { ...NOTHING, coasts: [coastOn(25)] }, nearPole);
  expect(coast).toBe("");
  expect(square.height).toBeCloseTo(72);
  expect(draw(0.2, { ...NOTHING, coasts: [coastOn(18)] }, nearPole).square.height).toBeGreaterThan(30);
});

test("of two places in one square the drawing is the same", () => {
  const other = { latitude: 47.8497, longitude: -92.2503 };
  expect(draw(0.05, coastAt(0.3), other)).toEqual(draw(0.05, coastAt(0.3)));
});
