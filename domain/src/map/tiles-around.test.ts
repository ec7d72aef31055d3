import { assert, double, integer, property } from "fast-check";
import { expect, test } from "vitest";

import { eastOf, southOf } from "./mercator.ts";
import { tilesAround } from "./tiles-around.ts";

test("a place in the middle of a tile needs that tile alone, one in a corner four", () => {
  const middle = { latitude: 47.9, longitude: -92.298 };
  expect(tilesAround(middle, 100, 12)).toEqual([{ x: 997, y: 1425 }]);
  const { x, y } = { x: 998 / 4096, y: 1425 / 4096 };
  const corner = {
    longitude: x * 360 - 180 + 0.0001,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI - 0.0001,
  };
  expect(tilesAround(corner, 100, 12)).toEqual([
    { x: 998, y: 1425 },
    { x: 998, y: 1424 },
    { x: 997, y: 1425 },
    { x: 997, y: 1424 },
  ]);
});

test("across 180° the tiles of the other end of the world are around", () => {
  const around = tilesAround({ latitude: 0.01, longitude: 179.9999 }, 100, 12);
  expect(around).toEqual([
    { x: 4095, y: 2047 },
    { x: 0, y: 2047 },
  ]);
});

test("a place beyond the edge of the map has no tiles", () => {
  expect(tilesAround({ latitude: 89, longitude: 0 }, 500, 14)).toEqual([]);
});

test("wherever a place is, the first of its tiles is the one it lies in", () => {
  const latitude = double({ min: -85, max: 85, noNaN: true });
  const longitude = double({ min: -180, max: 179.999, noNaN: true });
  assert(
    property(latitude, longitude, integer({ min: 0, max: 15 }), (lat, long, zoom) => {
      const [own] = tilesAround({ latitude: lat, longitude: long }, 500, zoom);
      const count = 2 ** zoom;
      expect(own).toEqual({ x: Math.floor(eastOf(long) * count), y: Math.floor(southOf(lat) * count) });
    }),
  );
});
