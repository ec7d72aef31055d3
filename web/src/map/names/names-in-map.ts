import type { Coordinates } from "@creel/domain/places/coordinates";
import type * as maplibregl from "maplibre-gl";

import { type MapFeature, namesNear } from "./names-near.ts";

/** Layers of the OpenMapTiles schema. */
const NAMED_LAYERS = ["water_name", "waterway"];
/** Of the built-in map. */
const LAKES_SOURCE = "lakes";

/** The names that the map has for waters near a point, from the tiles that are loaded; nothing is asked of anybody. */
export function namesInMap(map: maplibregl.Map, point: Coordinates): string[] {
  return namesNear(point, namedWaters(map));
}

function namedWaters(map: maplibregl.Map): MapFeature[] {
  return Object.entries(map.getStyle().sources).flatMap(([id, source]) => {
    if (source.type === "vector") {
      return NAMED_LAYERS.flatMap((sourceLayer) => map.querySourceFeatures(id, { sourceLayer }));
    }
    return id === LAKES_SOURCE ? map.querySourceFeatures(id) : [];
  });
}
