import type { LayerSpecification, StyleSpecification, VectorSourceSpecification } from "maplibre-gl";

import type { Palette } from "../palette.ts";
import { landLayers } from "./land-layers.ts";
import { landingLayers } from "./landing-layers.ts";
import { nameLayers } from "./name-layers.ts";
import { roadLayers } from "./road-layers.ts";
import type { TileJson } from "./tile-json.ts";
import { waterLayers } from "./water-layers.ts";

/**
 * An angler's chart of vector tiles in the OpenMapTiles schema (https://openmaptiles.org/schema/): water first, quiet
 * land. Without glyphs, the browser writes in the typeface of the app.
 */
export function chartStyle(palette: Palette, tileJson: TileJson): StyleSpecification {
  const offered = new Set(tileJson.vector_layers.map(({ id }) => id));
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
    layers: layers.filter((layer) => isOffered(layer, offered)),
  };
}

/** MapLibre reports each layer of which a host has no data as an error. */
function isOffered(layer: LayerSpecification, offered: ReadonlySet<string>): boolean {
  return !("source-layer" in layer) || offered.has(layer["source-layer"] ?? "");
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
