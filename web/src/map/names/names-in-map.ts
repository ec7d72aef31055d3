import type { Coordinates } from "@creel/domain/places/coordinates";
import type * as maplibregl from "maplibre-gl";

import { NAMED_WATERS } from "../style/chart/schema/named-waters.ts";
import { type MapFeature, namesNear } from "./names-near.ts";

/** Of the built-in map. */
const LAKES_SOURCE = "lakes";

/** What is asked of a map. */
export interface MapWithFeatures {
  getStyle: () => { sources: Record<string, { type: string }> };
  querySourceFeatures: (source: string, query?: maplibregl.QuerySourceFeatureOptions) => MapFeature[];
}

/** The names that the map has for waters near a point, from the tiles that are loaded; nothing is asked of anybody. */
export function namesInMap(map: MapWithFeatures, point: Coordinates): string[] {
  return namesNear(point, namedWaters(map));
}

function namedWaters(map: MapWithFeatures): MapFeature[] {
  return Object.entries(map.getStyle().sources).flatMap(([id, source]) => {
    if (source.type === "vector") {
      return NAMED_WATERS.flatMap(({ "source-layer": sourceLayer, filter }) =>
        map.querySourceFeatures(id, { sourceLayer, ...(filter && { filter }), validate: false }),
      );
    }
    return id === LAKES_SOURCE ? map.querySourceFeatures(id) : [];
  });
}
