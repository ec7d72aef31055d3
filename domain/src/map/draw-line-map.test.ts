import { expect, test } from "vitest";

import type { Ground } from "../basemap/ground.ts";
import type { Coordinates } from "../places/coordinates.ts";
import type { Outline } from "../waters/new-water.ts";
import { boundsOfLineMap, drawLineMap, type LineMapView, viewLineMap } from "./draw-line-map.ts";

const SIZE = { width: 300, height: 200 };
const NOTHING: Ground = { land: [], coasts: [], lakes: [] };
/** About 22 km by 15 km. */
const LAKE: Outline = {
  type: "Polygon",
  coordinates: [
    [
      [-92.6, 47.8],
      [-92.3, 47.8],
      [-92.3, 47.93],
      [-92.6, 47.93],
      [-92.6, 47.8],
    ],
  ],
};

function view(marks: readonly Coordinates[], outline: Outline | null): LineMapView {
  const found = viewLineMap({ marks, outline }, SIZE);
  if (!found) throw new Error("nothing to show");
  return found;
}

function draw(marks: readonly Coordinates[], outline: Outline | null) {
  return drawLineMap(view(marks, outline), { ground: NOTHING, outline, marks });
}

test("without marks and without an outline there is no map", () => {
  expect(viewLineMap({ marks: [], outline: null }, SIZE)).toBeNull();
});

test("without marks the whole water is in view", () => {
  const corners = [...draw([], LAKE).water.matchAll(/([\d.-]+) ([\d.-]+)/g)];
  expect(corners).toHaveLength(5);
  for (const [, x, y] of corners) {
    expect(Number(x)).toBeGreaterThan(0);
    expect(Number(x)).toBeLessThan(SIZE.width);
    expect(Number(y)).toBeGreaterThan(0);
    expect(Number(y)).toBeLessThan(SIZE.height);
  }
});

test("a mark far from any shore of its map is shown with one", () => {
  const mark = { latitude: 47.9, longitude: -92.4 };
  const coast = [
    [-92.2, 46],
    [-92.2, 49],
  ];
  const { marks, coast: drawn } = drawLineMap(view([mark], null), {
    ground: { ...NOTHING, coasts: [coast] },
    outline: null,
    marks: [mark],
  });
  expect(drawn).not.toBe("");
  expect(marks).toEqual([[150, expect.closeTo(100, 6)]]);
});

test("the built-in map is needed as far as a shore is looked for", () => {
  const { west, east } = boundsOfLineMap(view([{ latitude: 47.9, longitude: -92.4 }], null));
  expect(east - west).toBeGreaterThan(1.5);
});

test("a mark alone is in the middle, at least 800 m wide", () => {
  const { marks, metersPerPx } = draw([{ latitude: 47.9, longitude: -92.4 }], null);
  expect(marks).toEqual([[150, expect.closeTo(100, 6)]]);
  expect(metersPerPx * SIZE.height).toBeCloseTo(800, -1);
});

test("marks are in view, whichever way they lie", () => {
  const { marks } = draw(
    [
      { latitude: 47.9, longitude: 179.99 },
      { latitude: 47.7, longitude: -179.99 },
    ],
    null,
  );
  for (const [x, y] of marks) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(280);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(180);
  }
});

test("marks close together on a large lake are shown with part of it and a shore", () => {
  const { metersPerPx } = draw(
    [
      { latitude: 47.9, longitude: -92.4 },
      { latitude: 47.901, longitude: -92.401 },
    ],
    LAKE,
  );
  expect(metersPerPx * SIZE.height).toBeGreaterThan(5000);
  expect(metersPerPx * SIZE.height).toBeLessThan(10_000);
});

test("marks all over a lake are shown with the whole lake", () => {
  const marks = [
    { latitude: 47.81, longitude: -92.58 },
    { latitude: 47.92, longitude: -92.32 },
  ];
  const [seen, whole] = [view(marks, LAKE), view([], LAKE)];
  expect(seen.zoom).toBeCloseTo(whole.zoom, 6);
  expect(seen.middle.longitude).toBeCloseTo(whole.middle.longitude, 6);
});
