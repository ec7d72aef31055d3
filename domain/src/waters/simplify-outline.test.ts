import { expect, test } from "vitest";

import { type Outline, outlineSchema, WATER_LIMITS } from "./new-water.ts";
import { metersToOutline } from "./outline-distance.ts";
import { simplifyOutline } from "./simplify-outline.ts";

/** A round lake with a ragged shore of this many points. */
function shore(points: number, { latitude = 47.8, longitude = -92.3, radius = 0.08 } = {}) {
  return Array.from({ length: points + 1 }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * (index % points)) / points;
    const far = radius * (1 + 0.2 * Math.sin(7 * angle) + 0.02 * Math.sin(311 * angle));
    return [longitude + (far / 0.67) * Math.cos(angle), latitude + far * Math.sin(angle)];
  });
}

const island = (index: number, radius: number) =>
  shore(40, { latitude: 47.8 + 0.001 * index, longitude: -92.3 - 0.0011 * index, radius });
const lengthOf = (outline: Outline) => JSON.stringify(outline).length;

test("an outline is made to fit, and stays one that is taken", () => {
  const islands = Array.from({ length: 40 }, (_, index) => island(index, index === 0 ? 0.01 : 0.0002));
  const lake: Outline = { type: "Polygon", coordinates: [shore(6000), ...islands] };
  expect(lengthOf(lake)).toBeGreaterThan(200_000);

  for (const limit of [WATER_LIMITS.outline, WATER_LIMITS.smallOutline]) {
    const simplified = simplifyOutline(lake, limit);
    expect(lengthOf(simplified)).toBeLessThanOrEqual(limit);
    expect(lengthOf(simplified)).toBeGreaterThan(limit / 3);
    expect(outlineSchema.safeParse(simplified).success).toBe(true);
    // The large island stays.
    expect(simplified.coordinates.length).toBeGreaterThan(1);
  }
});

test("with 20,000 characters the shore moves by less than the shore is wide", () => {
  const ragged = shore(6000);
  const simplified = simplifyOutline({ type: "Polygon", coordinates: [ragged] }, WATER_LIMITS.outline);
  const rings = simplified.type === "Polygon" ? simplified.coordinates : [];
  const line: Outline = { type: "MultiLineString", coordinates: rings };
  const moved = ragged.map(([longitude, latitude]) => metersToOutline({ latitude, longitude }, line));
  expect(Math.max(...moved)).toBeLessThan(100);
});

test("of many small waters together the larger ones stay, and of the smallest a box", () => {
  const ponds = Array.from({ length: 500 }, (_, index) => [island(index, 0.0004 + index * 0.000002)]);
  const simplified = simplifyOutline({ type: "MultiPolygon", coordinates: ponds }, 2000);
  expect(lengthOf(simplified)).toBeLessThanOrEqual(2000);
  expect(outlineSchema.safeParse(simplified).success).toBe(true);
});

test("a river keeps its ends", () => {
  const river = shore(3000).slice(0, 2000);
  const simplified = simplifyOutline({ type: "LineString", coordinates: river }, 2000);
  expect(lengthOf(simplified)).toBeLessThanOrEqual(2000);
  expect(simplified.coordinates.at(0)).toEqual(river.at(0)?.map((degrees) => expect.closeTo(degrees, 3)));
  expect(simplified.coordinates.at(-1)).toEqual(river.at(-1)?.map((degrees) => expect.closeTo(degrees, 3)));
});

test("what fits already keeps its points", () => {
  const pond: Outline = {
    type: "Polygon",
    coordinates: [
      [
        [0, 0],
        [0.1, 0],
        [0.1, 0.1],
        [0, 0],
      ],
    ],
  };
  expect(simplifyOutline(pond, 2000)).toEqual(pond);
});

test("how far it may be off stays said", () => {
  const coarse: Outline = { type: "Polygon", coordinates: [shore(600)], error: 2000 };
  expect(simplifyOutline(coarse, WATER_LIMITS.smallOutline).error).toBe(2000);
});
