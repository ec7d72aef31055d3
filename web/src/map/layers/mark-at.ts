import type { Map as MapLibre, MapGeoJSONFeature, PointLike } from "maplibre-gl";

import { PIN_LAYERS } from "./pin-layers.tsx";

/** What is asked of a map. */
export interface LayeredMap {
  getLayer: (id: string) => unknown;
  queryRenderedFeatures: MapLibre["queryRenderedFeatures"];
}

/** The topmost pin or cluster at a pixel or in a box; none before the pins are known. */
export function markAt(
  map: LayeredMap,
  where: PointLike | [PointLike, PointLike],
): MapGeoJSONFeature | undefined {
  const layers = PIN_LAYERS.filter((id) => map.getLayer(id));
  return layers.length === 0 ? undefined : map.queryRenderedFeatures(where, { layers })[0];
}
