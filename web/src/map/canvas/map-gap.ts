import { ROUGH_FROM_ZOOM } from "@creel/domain/basemap/rough-zooms";
import type * as maplibregl from "maplibre-gl";

import { DETAILS_CEILING, LAKES_LAYER } from "../style/embedded-style.ts";
import { TILES_GROUND } from "../style/map-style.ts";

/** A gap in the map's data for the current view. */
export type MapGap = "fine shores" | "small waters";

/** The queries on a map, by layer id. */
export interface DrawnMap {
  zoom: () => number;
  has: (layer: string) => boolean;
  isInView: (layer: string) => boolean;
  isInMiddle: (layer: string) => boolean;
}

/** Returns `null` if nothing is missing: when zoomed out, and where there are tiles. */
export function findGap(map: DrawnMap): MapGap | null {
  if (!map.has(DETAILS_CEILING) || map.zoom() < ROUGH_FROM_ZOOM) return null;
  if (map.has(TILES_GROUND) && map.isInMiddle(TILES_GROUND)) return null;
  return map.isInView(LAKES_LAYER) ? "fine shores" : "small waters";
}

/** @param map once it is idle */
export function drawnMap(map: maplibregl.Map): DrawnMap {
  return {
    zoom: () => map.getZoom(),
    has: (layer) => map.getLayer(layer) !== undefined,
    isInView: (layer) => map.queryRenderedFeatures({ layers: [layer] }).length > 0,
    isInMiddle: (layer) =>
      map.queryRenderedFeatures(map.project(map.getCenter()), { layers: [layer] }).length > 0,
  };
}
