import type { TileJson } from "@creel/domain/map/tiles";
import type { LayerSpecification, StyleSpecification, VectorSourceSpecification } from "maplibre-gl";

import type { Palette } from "../palette.ts";
import { landLayers } from "./land-layers.ts";
import { landingLayers } from "./landing-layers.ts";
import { nameLayers } from "./name-layers.ts";
import { OPEN_MAP_TILES } from "./open-map-tiles.ts";
import { PROTOMAPS } from "./protomaps.ts";
import { roadLayers } from "./road-layers.ts";
import type { Schema } from "./selection.ts";
import { waterLayers } from "./water-layers.ts";

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
