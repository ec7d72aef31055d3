import { expect, test } from "vitest";

import type { Ground } from "../basemap/ground.ts";
import type { Outline } from "../waters/new-water.ts";
import { drawSmallMap } from "./draw-small-map.ts";
import { SMALL_MAP } from "./small-view.ts";

const PLACE = { latitude: 47.9, longitude: -92.3 };
const NOTHING: Ground = { land: [], coasts: [], lakes: [] };

function draw(place: typeof PLACE, ground: Ground, outline: Outline | null = null) {
  return drawSmallMap(place, { ground, outline, frame: SMALL_MAP });
}

/** A triangle whose western shore is this many degrees east of the longitude. */
function eastOf(longitude: number, degrees: number): [number, number][] {
  const west = longitude + degrees;
  const east = west + 3;
  return [
    [west, 46],
    [east, 46],
    [west, 49],
    [west, 46],
  ];
}

function pointsOf(path: string): [x: number, y: number][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

const mostWestern = (path: string) => Math.min(...pointsOf(path).map(([x]) => x));

test("a place in the open sea has plain water around it", () => {
  const drawing = draw({ latitude: -47.9, longitude: 91.87 }, NOTHING);
  expect([drawing.land, drawing.coast, drawing.lakes, drawing.water]).toEqual(["", "", "", ""]);
});

test.each([0.02, 0.1, 0.4])(
  "a coast %s degrees away is in view, and not drawn larger than it is known",
  (degrees) => {
    const land = eastOf(PLACE.longitude, degrees);
    const drawing = draw(PLACE, { ...NOTHING, land: [land], coasts: [land] });
    const shore = mostWestern(drawing.coast);
    expect(shore).toBeGreaterThan(drawing.at[0]);
    expect(shore).toBeLessThan(SMALL_MAP.width);
    expect(mostWestern(drawing.land)).toBe(shore);
    expect(drawing.isCoastRough).toBe(false);
  },
);

test("the shore of a lake is less known: it is drawn at a smaller scale", () => {
  const shore = eastOf(PLACE.longitude, 0.02);
  const coast = draw(PLACE, { ...NOTHING, coasts: [shore] });
  const lake = draw(PLACE, { ...NOTHING, lakes: [[shore]] });
  expect(lake.areLakesRough).toBe(false);
  expect(mostWestern(lake.lakes) - lake.at[0]).toBeLessThan((mostWestern(coast.coast) - coast.at[0]) / 2);
});

test("where a coast allows a scale at which lakes are rough, their shores are dashed", () => {
  const shore = eastOf(PLACE.longitude, 0.02);
  const drawing = draw(PLACE, { ...NOTHING, coasts: [shore], lakes: [[shore]] });
  expect(drawing).toMatchObject({ areLakesRough: true, isCoastRough: false });
});

test.each([0.004, 0.01, 0.5])(
  "the nearest shore of its own water is in view with the place: %s degrees",
  (degrees) => {
    const shore = eastOf(PLACE.longitude, degrees);
    const { water, at } = draw(PLACE, NOTHING, { type: "Polygon", coordinates: [shore] });
    expect(mostWestern(water) - at[0]).toBeCloseTo(28, 0);
  },
);

test("a lake with its own outline has no second shore; the others, and the lake around a bay, have theirs", () => {
  const near = eastOf(PLACE.longitude, 0.3);
  const other: [number, number][] = [
    [-92.6, 47.8],
    [-92.4, 47.8],
    [-92.4, 48],
    [-92.6, 47.8],
  ];
  const around: [number, number][] = [
    [-92, 40],
    [-92, 60],
    [-80, 60],
    [-92, 40],
  ];
  const lakesOf = (lakes: Ground["lakes"]) =>
    draw(PLACE, { ...NOTHING, lakes }, { type: "Polygon", coordinates: [eastOf(PLACE.longitude, 0.31)] })
      .lakes;
  expect(lakesOf([[near]])).toBe("");
  expect(lakesOf([[other]])).not.toBe("");
  expect(lakesOf([[around]])).not.toBe("");
});

test("a river is a line", () => {
  const line: [number, number][] = [
    [-92.29, 47],
    [-92.29, 49],
  ];
  const drawing = draw(PLACE, NOTHING, { type: "LineString", coordinates: line });
  expect(drawing).toMatchObject({ isRiver: true, water: expect.stringMatching(/^M[^MZ]+$/) });
});

test("what lies on the other side of 180 degrees is beside the place", () => {
  const land = eastOf(-180, 0.05);
  const { coast, at } = draw({ ...PLACE, longitude: 179.95 }, { ...NOTHING, coasts: [land] });
  expect(mostWestern(coast)).toBeGreaterThan(at[0]);
});
