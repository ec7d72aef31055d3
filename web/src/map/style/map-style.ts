import type { StyleSpecification } from "maplibre-gl";

/** The address of somebody else's style, the chart, or the built-in map. */
export type MapStyle = string | StyleSpecification;

/** Near enough for the shore, far enough for the whole lake. */
const ZOOM = 9;

/** The embedded map has a coarser scale. */
const BUILT_IN_ZOOM = 5.5;

/** A source that the built-in map alone has. */
const BUILT_IN = "towns";

/** The layer that lies below tiles of a part of the world, and covers the built-in map there. */
export const TILES_GROUND = "tiles-ground";

/** The metadata of a style whose tiles are of the region in which its anglers fish. */
export const DETAILED = { "creel:detailed": true };

/** Whether its scale is that of tiles. The built-in map is coarser, also around parts that were saved. */
export function isDetailed(mapStyle: MapStyle): boolean {
  if (typeof mapStyle === "string") return true;
  if (mapStyle.metadata === DETAILED) return true;
  if (BUILT_IN in mapStyle.sources) return false;
  return Object.values(mapStyle.sources).some(({ type }) => type === "vector");
}

export function nearZoom(mapStyle: MapStyle): number {
  return isDetailed(mapStyle) ? ZOOM : BUILT_IN_ZOOM;
}
