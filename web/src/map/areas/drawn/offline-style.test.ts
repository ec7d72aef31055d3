import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";

import { DETAILS_CEILING } from "../../style/embedded-style.ts";
import { isDetailed } from "../../style/map-style.ts";
import { TEST_PALETTE } from "../../style/test-palette.ts";
import { offlineStyle } from "./offline-style.ts";

const AREA = { bounds: { west: -92.4, south: 47.8, east: -92.2, north: 48 }, zooms: { from: 9, to: 14 } };
const style = offlineStyle(TEST_PALETTE, [AREA], {
  tilejson: "3.0.0",
  tiles: ["saved://{z}/{x}/{y}/"],
  minzoom: 0,
  maxzoom: 14,
  vector_layers: ["water", "waterway", "water_name"].map((id) => ({ id, fields: {} })),
});
const ids = style.layers.map(({ id }) => id);

test("the map without a network is a valid style, with each layer once", () => {
  expect(validateStyleMin(style)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the built-in map and its details lie below saved areas, in the color of whose land they are covered", () => {
  const [details, ground, water] = [DETAILS_CEILING, "saved-ground", "saved-water"].map((id) =>
    ids.indexOf(id),
  );
  expect(details).toBeLessThan(ground ?? 0);
  expect(ground).toBeLessThan(water ?? 0);
  expect(style.layers[ground ?? 0]).toMatchObject({ paint: { "fill-color": TEST_PALETTE.land } });
});

test("the built-in map is not covered at zooms of which no tiles are saved", () => {
  const { data } = Object(style.sources["saved-ground"]);
  const zooms = data.features.map(({ properties }: { properties: object }) => properties);
  expect(zooms).toHaveLength(6);
  expect(zooms.at(0)).toEqual({ from: 9, to: 10 });
  expect(zooms.at(-1)).toEqual({ from: 14, to: 99 });
  expect(style.sources["chart"]).toMatchObject({ minzoom: 9, maxzoom: 14 });
});

test("around saved areas it is as coarse as the built-in map", () => {
  expect(isDetailed(style)).toBe(false);
});
