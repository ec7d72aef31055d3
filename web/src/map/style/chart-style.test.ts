import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";

import { TEST_PALETTE } from "../../testing/map-palette.ts";
import { chartStyle } from "./chart-style.ts";
import { OPEN_MAP_TILES } from "./open-map-tiles.ts";
import { PROTOMAPS } from "./protomaps.ts";
import type { Schema } from "./selection.ts";

const SCHEMAS = [
  ["OpenMapTiles", OPEN_MAP_TILES],
  ["Protomaps", PROTOMAPS],
] as const;

function chartOf(layers: readonly string[]) {
  return chartStyle(TEST_PALETTE, {
    tilejson: "3.0.0",
    tiles: ["https://tiles.example.com/{z}/{x}/{y}.pbf"],
    minzoom: 0,
    maxzoom: 14,
    attribution: "© OpenStreetMap contributors",
    vector_layers: layers.map((id) => ({ id, fields: {} })),
  });
}

function layersOf(schema: Schema): string[] {
  return [...new Set(Object.values(schema).map((selection) => selection["source-layer"]))];
}

test.each(SCHEMAS)("the chart of %s is a valid style", (_name, schema) => {
  expect(validateStyleMin(chartOf(layersOf(schema)))).toEqual([]);
});

test.each(SCHEMAS)("all that is known of %s is drawn", (_name, schema) => {
  const [land, ...drawn] = chartOf(layersOf(schema)).layers.map(({ id }) => id);
  expect(land).toBe("land");
  expect(drawn.toSorted()).toEqual(Object.keys(schema).toSorted());
});

test("what a host does not have is not drawn", () => {
  const drawn = chartOf(["water"]).layers.flatMap((layer) =>
    "source-layer" in layer ? [layer["source-layer"]] : [],
  );
  expect(new Set(drawn)).toEqual(new Set(["water"]));
});

test("no letters and no pictures are asked of another host", () => {
  expect(chartOf(["water"])).not.toHaveProperty("glyphs");
  expect(chartOf(["water"])).not.toHaveProperty("sprite");
});

test("waters are named in italics, towns and roads are not", () => {
  const slants = chartOf(layersOf(OPEN_MAP_TILES)).layers.flatMap((layer) => {
    if (layer.type !== "symbol" || !layer.layout?.["text-field"]) return [];
    return [
      [layer["source-layer"] ?? "", /italic/iu.test(JSON.stringify(layer.layout["text-font"]))] as const,
    ];
  });
  expect(Object.fromEntries(slants)).toEqual({
    waterway: true,
    water_name: true,
    place: false,
    transportation_name: false,
  });
});

test("streams end at the shore of the water they flow into", () => {
  const ids = chartOf(layersOf(OPEN_MAP_TILES)).layers.map(({ id }) => id);
  expect(ids.indexOf("streams")).toBeLessThan(ids.indexOf("water"));
  expect(ids.indexOf("water")).toBeLessThan(ids.indexOf("shores"));
});
