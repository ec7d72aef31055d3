import { expect, test } from "vitest";

import { boundsOf, toEdges } from "./map-bounds.ts";

const point = (latitude: number, longitude: number) => ({
  id: "",
  token: "",
  initials: "",
  latitude,
  longitude,
});

test("is the smallest bounds around all points, and none around none", () => {
  expect(boundsOf([point(47, -92), point(56, -4), point(50, -120)])).toEqual({
    west: -120,
    south: 47,
    east: -4,
    north: 56,
  });
  expect(boundsOf([])).toBeNull();
});

test("crosses 180° where that is the shorter way around all points", () => {
  const waters = [point(-36.8, 174.7), point(21.3, -157.8), point(-17.7, 178)];
  const bounds = { west: 174.7, south: -36.8, east: -157.8, north: 21.3 };
  expect(boundsOf(waters)).toEqual(bounds);
  expect(toEdges(bounds).map(Math.round)).toEqual([175, -37, 202, 21]);
});

test("is the point itself around a single one", () => {
  expect(boundsOf([point(47, -92)])).toEqual({ west: -92, south: 47, east: -92, north: 47 });
});
