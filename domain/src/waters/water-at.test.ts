import { expect, test } from "vitest";

import { isIn, ringOf } from "../places/bounds.ts";
import type { Outline } from "./new-water.ts";
import { boundsOfWater, spotAt, waterAt } from "./water-at.ts";

/** A square around a place, `width` degrees wide. */
function square(latitude: number, longitude: number, width = 0.1): Outline {
  const [west, east] = [longitude - width / 2, longitude + width / 2];
  const [south, north] = [latitude - width / 2, latitude + width / 2];
  return { type: "Polygon", coordinates: [ringOf({ west, south, east, north })] };
}

const disc = (id: string, latitude: number, longitude: number, radius = 2000) => ({
  id,
  latitude,
  longitude,
  radius,
  outline: null,
});
const area = (id: string, latitude: number, longitude: number, width?: number) => ({
  ...disc(id, latitude, longitude),
  outline: square(latitude, longitude, width),
});

function found(latitude: number, longitude: number, waters: Parameters<typeof waterAt>[1]) {
  return waterAt({ latitude, longitude }, waters)?.id ?? null;
}

test("a place is on the disc around it, up to its edge", () => {
  expect(found(47, -92, [disc("a", 47.01, -92)])).toBe("a");
  expect(found(47, -92, [disc("a", 47.019, -92)])).toBeNull();
});

test("a place is on the water in whose outline it lies, whatever the disc says", () => {
  expect(found(47.04, -92, [area("a", 47, -92)])).toBe("a");
  expect(found(47.06, -92, [area("a", 47, -92)])).toBeNull();
});

test("who stands on the shore, up to 250 m away, is on the water", () => {
  expect(found(47.052, -92, [area("a", 47, -92)])).toBe("a");
  expect(found(47.0524, -92, [area("a", 47, -92)])).toBeNull();
});

test("what is farther from the outline of a coarse map is on the water as far as that may be off", () => {
  const coarse = { ...area("a", 47, -92), outline: { ...square(47, -92), error: 2000 } };
  expect(found(47.067, -92, [coarse])).toBe("a");
  expect(found(47.069, -92, [coarse])).toBeNull();
  expect(isIn(boundsOfWater(coarse), { latitude: 47.067, longitude: -92 })).toBe(true);
});

test("an island is not on the water, and its shore is", () => {
  const lake = area("a", 47, -92);
  const island = square(47, -92, 0.02);
  const outline: Outline = {
    type: "MultiPolygon",
    coordinates: [[...(lake.outline.type === "Polygon" ? lake.outline.coordinates : []), ...pathOf(island)]],
  };
  expect(found(47, -92, [{ ...lake, outline }])).toBeNull();
  expect(found(47.009, -92, [{ ...lake, outline }])).toBe("a");
});

function pathOf(outline: Outline) {
  return outline.type === "Polygon" ? outline.coordinates : [];
}

test("a river is a line, with a shore on both sides", () => {
  const outline: Outline = {
    type: "LineString",
    coordinates: [
      [-92, 47],
      [-92, 47.5],
      [-91, 47.5],
    ],
  };
  const river = { ...disc("r", 47, -92), outline };
  expect(found(47.25, -92.003, [river])).toBe("r");
  expect(found(47.502, -91.5, [river])).toBe("r");
  expect(found(47.25, -91.99, [river])).toBeNull();
});

test("of several waters an outline around the place wins over discs, then the smaller one, then the id", () => {
  const bay = area("z", 47, -92, 0.02);
  expect(found(47, -92, [area("a", 47, -92), bay])).toBe("z");
  expect(found(47.04, -92, [disc("a", 47.04, -92.001), area("b", 47, -92)])).toBe("b");
  expect(found(47, -92, [disc("b", 47.001, -92), disc("a", 47.01, -92)])).toBe("b");
  expect(found(47, -92, [disc("b", 47, -92), disc("a", 47, -92)])).toBe("a");
  // A place at a pond beside a lake, and one at a lake beside a pond.
  expect(found(47.052, -92, [area("a", 47, -92), disc("b", 47.0521, -92)])).toBe("b");
  expect(found(47.0501, -92, [area("a", 47, -92), disc("b", 47.06, -92)])).toBe("a");
});

test("a water across 180° holds what is on both sides", () => {
  const outline: Outline = {
    type: "Polygon",
    coordinates: [ringOf({ west: 179.9, south: -17, east: -179.9, north: -16 })],
  };
  const lagoon = { ...disc("a", -16.5, 180), outline };
  expect(found(-16.5, 179.95, [lagoon])).toBe("a");
  expect(found(-16.5, -179.95, [lagoon])).toBe("a");
  expect(found(-16.5, 0, [lagoon])).toBeNull();
  expect(boundsOfWater(lagoon)).toMatchObject({
    south: expect.closeTo(-17.0023, 3),
    west: expect.closeTo(179.8976, 3),
  });
});

test("whatever is on a water is within its reach", () => {
  const [lake, pond] = [area("a", 69, 20), disc("b", 69, 20, 900)];
  for (const [latitude, longitude] of [
    [69.0522, 20],
    [69, 20.0562],
    [69.0522, 20.0562],
    [69.008, 20],
    [69, 20.0224],
  ]) {
    const place = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    for (const water of [lake, pond].filter((each) => waterAt(place, [each]))) {
      expect(isIn(boundsOfWater(water), place)).toBe(true);
    }
  }
  expect(isIn(boundsOfWater(pond), { latitude: 69.02, longitude: 20 })).toBe(false);
});

test("a spot is the nearest of those whose circle holds the place", () => {
  const spots = [disc("a", 47, -92, 300), disc("b", 47.002, -92, 100), disc("c", 48, -92, 2000)];
  expect(spotAt({ latitude: 47.0015, longitude: -92 }, spots)?.id).toBe("b");
  expect(spotAt({ latitude: 47.0005, longitude: -92 }, spots)?.id).toBe("a");
  expect(spotAt({ latitude: 47.003, longitude: -92 }, spots)).toBeNull();
});
