import type { Coordinates } from "@creel/domain/places/coordinates";
import type * as maplibregl from "maplibre-gl";

import { OPEN_MAP_TILES } from "../style/open-map-tiles.ts";
import { PROTOMAPS } from "../style/protomaps.ts";
import type { Selection } from "../style/selection.ts";
import { type MapFeature, namesNear } from "./names-near.ts";

/** The layers of the chart that write names of waters. */
const NAME_LAYERS = ["stream-names", "river-names", "long-lake-names", "lake-names", "sea-names"];

/** The layers with names of waters in both schemas: no layer of one is taken for one of the other. */
const NAMED_WATERS: readonly Selection[] = [OPEN_MAP_TILES, PROTOMAPS].flatMap((schema) =>
  NAME_LAYERS.flatMap((id) => schema[id] ?? []),
);

/** The source of lakes of the built-in map. */
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
