import { expect, test } from "vitest";

import { countTiles, edgesOf, rangeAt, rangesIn, tilesOf, zoomsFor } from "./tiles-in.ts";

const HOST = { minzoom: 0, maxzoom: 14 };
/** Lake Vermilion. */
const LAKE = { west: -92.55, south: 47.76, east: -91.95, north: 47.98 };

/** A view of a phone, 0.76 tiles wide at its zoom. */
function viewAt(zoom: number) {
  const half = (0.76 / 2) * (360 / 2 ** zoom);
  return { west: -92.25 - half, south: 47.85, east: -92.25 + half, north: 47.85 + half };
}

test.each([9, 9.3, 11.62, 12.99, 14])("a view at zoom %d is drawn of tiles that are saved of it", (zoom) => {
  const { from, to } = zoomsFor(viewAt(zoom), HOST);
  expect(from).toBeLessThanOrEqual(Math.floor(zoom));
  expect(from).toBeGreaterThanOrEqual(Math.floor(zoom) - 4);
  expect(to).toBe(14);
});

test("a view nearer than the nearest tiles is drawn of those", () => {
  expect(zoomsFor(viewAt(18), HOST)).toEqual({ from: 14, to: 14 });
  expect(zoomsFor(viewAt(18), { minzoom: 0, maxzoom: 12 })).toEqual({ from: 12, to: 12 });
});

test("the tiles of an area cover it at every zoom, and none lies beside it", () => {
  for (const range of rangesIn(LAKE, zoomsFor(LAKE, HOST))) {
    const edges = edgesOf(range);
    expect(edges.west).toBeLessThanOrEqual(LAKE.west);
    expect(edges.east).toBeGreaterThan(LAKE.east);
    expect(edges.north).toBeGreaterThanOrEqual(LAKE.north);
    expect(edges.south).toBeLessThan(LAKE.south);
    expect(tilesOf(range)).toHaveLength(countTiles(range));
    const width = 360 / 2 ** range.zoom;
    expect(edges.east - edges.west).toBeLessThanOrEqual(LAKE.east - LAKE.west + 2 * width);
  }
});

test("tiles are counted from the north-west, as their hosts do", () => {
  expect(tilesOf(rangeAt({ west: -92.3, south: 47.9, east: -92.3, north: 47.9 }, 12))).toEqual([
    { zoom: 12, x: 997, y: 1425 },
  ]);
});

test("the edge of the world is no tile of its own", () => {
  const world = { west: -180, south: -90, east: 180, north: 90 };
  expect(rangeAt(world, 1)).toEqual({ zoom: 1, left: 0, top: 0, right: 1, bottom: 1 });
});
