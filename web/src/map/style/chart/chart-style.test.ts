import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";

import { TEST_PALETTE } from "../test-palette.ts";
import { chartStyle } from "./chart-style.ts";

const SCHEMA = [
  "water",
  "waterway",
  "water_name",
  "landcover",
  "landuse",
  "boundary",
  "building",
  "transportation",
  "transportation_name",
  "place",
  "poi",
  "depth_area",
  "depth_contour",
];

function chartOf(layers: readonly string[]) {
  return chartStyle(TEST_PALETTE, {
    tiles: ["https://tiles.example.com/{z}/{x}/{y}.pbf"],
    minzoom: 0,
    maxzoom: 14,
    attribution: "© OpenStreetMap contributors",
    vector_layers: layers.map((id) => ({ id })),
  });
}

function layersDrawnOf(layers: readonly string[]): string[] {
  const drawn = chartOf(layers).layers.flatMap((layer) =>
    "source-layer" in layer ? [layer["source-layer"] ?? ""] : [],
  );
  return [...new Set(drawn)].toSorted();
}

test("the chart is a valid style", () => {
  expect(validateStyleMin(chartOf(SCHEMA))).toEqual([]);
});

test("no letters and no pictures are asked of another host", () => {
  expect(chartOf(SCHEMA)).not.toHaveProperty("glyphs");
  expect(chartOf(SCHEMA)).not.toHaveProperty("sprite");
});

test("every layer of the schema is drawn, and none that the host does not have", () => {
  expect(layersDrawnOf(SCHEMA)).toEqual(SCHEMA.toSorted());
  expect(layersDrawnOf(["water"])).toEqual(["water"]);
});

test("waters are named in italics, towns and roads are not", () => {
  const slants = chartOf(SCHEMA).layers.flatMap((layer) => {
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
  const ids = chartOf(SCHEMA).layers.map(({ id }) => id);
  expect(ids.indexOf("streams")).toBeLessThan(ids.indexOf("water"));
  expect(ids.indexOf("water")).toBeLessThan(ids.indexOf("shores"));
});
