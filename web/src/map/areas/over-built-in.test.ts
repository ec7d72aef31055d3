import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import type { Polygon } from "geojson";
import { expect, test } from "vitest";

import { TEST_PALETTE } from "../../testing/map-palette.ts";
import { DETAILS_CEILING } from "../style/embedded-style.ts";
import { isDetailed } from "../style/map-style.ts";
import { fadedEdges, offlineStyle, regionStyle } from "./over-built-in.ts";
import { edgesOf, rangeAt } from "./tiles-in.ts";

const AREA = { bounds: { west: -92.4, south: 47.8, east: -92.2, north: 48 }, zooms: { from: 9, to: 14 } };
const style = offlineStyle(TEST_PALETTE, [AREA], {
  tilejson: "3.0.0",
  tiles: ["saved://{z}/{x}/{y}/"],
  minzoom: 0,
  maxzoom: 14,
  vector_layers: ["landcover", "water", "waterway", "water_name"].map((id) => ({ id, fields: {} })),
});
const REGION = { west: -97.5, south: 43, east: -89, north: 49.5 };
const region = regionStyle(TEST_PALETTE, REGION, {
  tilejson: "3.0.0",
  tiles: ["/{z}/{x}/{y}"],
  bounds: [REGION.west, REGION.south, REGION.east, REGION.north],
  minzoom: 0,
  maxzoom: 14,
  vector_layers: ["landcover", "water"].map((id) => ({ id, fields: {} })),
});
const ids = style.layers.map(({ id }) => id);

test("the map without a network is a valid style, with each layer once", () => {
  expect(validateStyleMin(style)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the built-in map and its details lie below saved areas, in the color of whose land they are covered", () => {
  const [details, ground, water] = [DETAILS_CEILING, "tiles-ground", "tiles-water"].map((id) =>
    ids.indexOf(id),
  );
  expect(details).toBeLessThan(ground ?? 0);
  expect(ground).toBeLessThan(water ?? 0);
  expect(style.layers[ground ?? 0]).toMatchObject({ paint: { "fill-color": TEST_PALETTE.land } });
});

test("the built-in map is not covered at zooms of which no tiles are saved", () => {
  const { data } = Object(style.sources["tiles-ground"]);
  const zooms = data.features
    .map(({ properties }: { properties: object }) => properties)
    .filter((properties: object) => !("opacity" in properties));
  expect(zooms).toHaveLength(6);
  expect(zooms.at(0)).toEqual({ from: 9, to: 10 });
  expect(zooms.at(-1)).toEqual({ from: 14, to: 99 });
  expect(style.sources["chart"]).toMatchObject({ minzoom: 9, maxzoom: 14 });
});

test("around saved areas it is as coarse as the built-in map", () => {
  expect(isDetailed(style)).toBe(false);
});

test("around the tiles of a region lies the built-in map, which they cover within its bounds at every zoom", () => {
  expect(validateStyleMin(region)).toEqual([]);
  expect(region.layers.map(({ id }) => id)).toEqual(expect.arrayContaining(["land", "lakes", "tiles-water"]));
  const { data } = Object(region.sources["tiles-ground"]);
  const [whole] = data.features;
  expect(whole.properties).toEqual({ from: 0, to: 99 });
  const [longitudes, latitudes] = [0, 1].map((axis) =>
    whole.geometry.coordinates[0].map((position: number[]) => position[axis]),
  );
  expect(Math.min(...longitudes)).toBeCloseTo(REGION.west);
  expect(Math.max(...longitudes)).toBeCloseTo(REGION.east);
  expect(Math.min(...latitudes)).toBeCloseTo(REGION.south);
  expect(Math.max(...latitudes)).toBeCloseTo(REGION.north);
  expect(isDetailed(region)).toBe(true);
});

test("woods fade in from the edge of a saved area on, above its shades and below its waters", () => {
  const order = ["tiles-woods", "tiles-edges", "tiles-water"].map((id) => ids.indexOf(id));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
  const range = rangeAt(AREA.bounds, 12);
  const { west, east, south, north } = edgesOf(range);
  const latitude = (south + north) / 2;
  const strip = Array.from({ length: 201 }, (_, index) => {
    const longitude = west + ((east - west) / 2) * (index / 200);
    const covered = fadedEdges(range).filter(({ geometry }) => isWithin(geometry, [longitude, latitude]));
    return covered.map(({ properties }) => properties.opacity);
  });
  const shades = strip.map(([opacity = 0]) => 1 - opacity);
  expect(strip.every((covered) => covered.length <= 1)).toBe(true);
  expect(shades[1]).toBeLessThan(0.1);
  expect(shades.at(-1)).toBe(1);
  expect(shades.slice(1)).toEqual(shades.slice(1).toSorted((one, other) => one - other));
  const steps = shades.slice(2).map((shade, index) => shade - (shades[index + 1] ?? shade));
  expect(Math.max(...steps)).toBeLessThan(0.1);
});

/** In the outer ring and not in the inner one; both are along meridians and parallels. */
function isWithin({ coordinates }: Polygon, place: [number, number]): boolean {
  const [isInOuter, isInInner] = coordinates.map((ring) =>
    place.every((degrees, axis) => {
      const all = ring.map((position) => position[axis] ?? Number.NaN);
      return degrees > Math.min(...all) && degrees <= Math.max(...all);
    }),
  );
  return isInOuter === true && isInInner !== true;
}
