import type { TileJson } from "@creel/domain/map/tiles";
import type { LayerSpecification, StyleSpecification, VectorSourceSpecification } from "maplibre-gl";

import { landLayers } from "./land-layers.ts";
import { landingLayers } from "./landing-layers.ts";
import { growing, line, mixed, area } from "./layers.ts";
import { nameLayers } from "./name-layers.ts";
import { OPEN_MAP_TILES } from "./open-map-tiles.ts";
import type { Palette } from "./palette.ts";
import { PROTOMAPS } from "./protomaps.ts";
import type { Schema } from "./selection.ts";

/** A layer that only one of the schemas has. */
const OF_PROTOMAPS = "roads";

/**
 * An angler's chart of vector tiles in the schema of OpenMapTiles or Protomaps: water first, quiet land. Without glyphs,
 * the browser writes in the typeface of the app.
 */
export function chartStyle(palette: Palette, tileJson: TileJson): StyleSpecification {
  const offered = new Set(tileJson.vector_layers.map(({ id }) => id));
  const schema = offered.has(OF_PROTOMAPS) ? PROTOMAPS : OPEN_MAP_TILES;
  const layers = [
    ...landLayers(palette),
    ...waterLayers(palette),
    ...roadLayers(palette),
    ...landingLayers(palette),
    ...nameLayers(palette),
  ];
  return {
    version: 8,
    sources: { chart: sourceOf(tileJson) },
    layers: layers.flatMap((layer) => selected(layer, schema, offered)),
  };
}

/** Without what the tiles do not have: MapLibre reports a layer of which a host has no data as an error. */
function selected(
  layer: LayerSpecification,
  schema: Schema,
  offered: ReadonlySet<string>,
): LayerSpecification[] {
  if (layer.type === "background") return [layer];
  const selection = schema[layer.id];
  if (!selection || !offered.has(selection["source-layer"])) return [];
  return [Object.assign(layer, selection)];
}

function sourceOf({ tiles, minzoom, maxzoom, attribution, bounds }: TileJson): VectorSourceSpecification {
  return {
    type: "vector",
    tiles,
    minzoom,
    maxzoom,
    ...(attribution === undefined ? {} : { attribution }),
    ...(bounds === undefined ? {} : { bounds }),
  };
}

interface Road {
  id: string;
  /** From this zoom on. */
  from: number;
  /** In pixels at zoom 16. */
  width: number;
}

/** Only as far as they lead to water: great roads show the way there, small ones come with the nearest zooms. */
const ROADS: readonly Road[] = [
  { id: "roads-service", from: 13, width: 2 },
  { id: "roads-minor", from: 12, width: 3 },
  { id: "roads-tertiary", from: 11, width: 3.5 },
  { id: "roads-secondary", from: 9, width: 4 },
  { id: "roads-primary", from: 7, width: 5 },
  { id: "motorways", from: 5, width: 6 },
];

function roadLayers({ land, label, line: hair }: Palette): LayerSpecification[] {
  return [
    line({
      id: "paths",
      minzoom: 13,
      paint: { "line-color": hair, "line-opacity": 0.7, "line-width": 1, "line-dasharray": [3, 2] },
    }),
    line({
      id: "railways",
      minzoom: 11,
      paint: { "line-color": label, "line-opacity": 0.35, "line-width": 1.2, "line-dasharray": [6, 2] },
    }),
    line({
      id: "ferries",
      minzoom: 8,
      paint: { "line-color": label, "line-opacity": 0.5, "line-width": 0.8, "line-dasharray": [5, 4] },
    }),
    ...ROADS.map(({ id, from, width }) =>
      line({
        id,
        minzoom: from,
        layout: { "line-cap": "round", "line-join": "round" },
        paint: { "line-color": mixed(land, hair, 0.45), "line-width": growing([from, 0.5], [16, width]) },
      }),
    ),
    // A bridge is where one stands above the water, and what a boat must pass below.
    line({
      id: "bridge-rails",
      minzoom: 12,
      paint: { "line-color": label, "line-width": growing([12, 2.5], [16, 8]) },
    }),
    line({
      id: "bridges",
      minzoom: 12,
      paint: { "line-color": land, "line-width": growing([12, 1.2], [16, 5.5]) },
    }),
    line({
      id: "footbridges",
      minzoom: 14,
      paint: { "line-color": label, "line-width": 1.5 },
    }),
  ];
}

/** In meters: from there on water is drawn as deep. */
const DEEP_METERS = 20;

/** Streams below the waters they flow into, then waters with their depths, where the tiles have them, and shores. */
function waterLayers({ water, shore }: Palette): LayerSpecification[] {
  return [
    ...streamLayers(shore),
    area({
      id: "water",
      paint: { "fill-color": water },
    }),
    area({
      id: "water-at-times",
      paint: { "fill-color": water, "fill-opacity": 0.5 },
    }),
    area({
      id: "depth-areas",
      paint: {
        "fill-color": shore,
        "fill-opacity": ["interpolate", ["linear"], ["get", "depth"], 0, 0, DEEP_METERS, 0.32],
      },
    }),
    line({
      id: "depth-lines",
      minzoom: 11,
      paint: { "line-color": shore, "line-opacity": 0.55, "line-width": 0.6 },
    }),
    line({
      id: "shores",
      paint: { "line-color": shore, "line-width": growing([4, 0.5], [15, 1.6]) },
    }),
    line({
      id: "shores-at-times",
      minzoom: 10,
      paint: { "line-color": shore, "line-width": 0.8, "line-dasharray": [3, 2] },
    }),
  ];
}

function streamLayers(shore: string): LayerSpecification[] {
  return [
    line({
      id: "ditches",
      minzoom: 13,
      paint: { "line-color": shore, "line-opacity": 0.7, "line-width": growing([13, 0.5], [17, 1.6]) },
    }),
    line({
      id: "streams",
      minzoom: 10,
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": shore, "line-opacity": 0.8, "line-width": growing([10, 0.5], [16, 3]) },
    }),
    line({
      id: "streams-at-times",
      minzoom: 12,
      paint: {
        "line-color": shore,
        "line-opacity": 0.8,
        "line-width": growing([12, 0.6], [16, 2.4]),
        "line-dasharray": [4, 2],
      },
    }),
    line({
      id: "canals",
      minzoom: 9,
      paint: { "line-color": shore, "line-width": growing([9, 0.6], [16, 4]) },
    }),
    line({
      id: "rivers",
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": shore, "line-opacity": 0.9, "line-width": growing([6, 0.6], [16, 6]) },
    }),
  ];
}
