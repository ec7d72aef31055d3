import type { Coordinates } from "@creel/domain/places/coordinates";
import type * as maplibregl from "maplibre-gl";

import { OPEN_MAP_TILES } from "../style/open-map-tiles.ts";
import { PROTOMAPS } from "../style/protomaps.ts";
import type { Selection } from "../style/selection.ts";
import { type MapFeature, namesNear } from "./names-near.ts";

/** The layers of the chart with names of waters. */
const NAME_LAYERS = ["stream-names", "river-names", "long-lake-names", "lake-names", "sea-names"];

/** The layers with names of waters in both schemas. No layer of one is mistaken for one of the other. */
const NAMED_WATERS: readonly Selection[] = [OPEN_MAP_TILES, PROTOMAPS].flatMap((schema) =>
  NAME_LAYERS.flatMap((id) => schema[id] ?? []),
);

/** The source with the lakes of the built-in map. */
const LAKES_SOURCE = "lakes";

/** The part of MapLibre's map that this needs. */
export interface MapWithFeatures {
  getStyle: () => { sources: Record<string, { type: string }> };
  querySourceFeatures: (source: string, query?: maplibregl.QuerySourceFeatureOptions) => MapFeature[];
}

/** Returns the map's names for waters near a point, from the loaded tiles, without a request. */
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
