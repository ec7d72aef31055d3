import type { Map as MapLibre, MapGeoJSONFeature, PointLike } from "maplibre-gl";

import { PIN_LAYERS } from "./pin-layers.tsx";

/** The part of MapLibre's map that this needs. */
export interface LayeredMap {
  getLayer: (id: string) => unknown;
  queryRenderedFeatures: MapLibre["queryRenderedFeatures"];
}

/** Returns the topmost pin or cluster at a pixel or in a box; `undefined` before the pins are known. */
export function markAt(
  map: LayeredMap,
  where: PointLike | [PointLike, PointLike],
): MapGeoJSONFeature | undefined {
  const layers = PIN_LAYERS.filter((id) => map.getLayer(id));
  return layers.length === 0 ? undefined : map.queryRenderedFeatures(where, { layers })[0];
}
