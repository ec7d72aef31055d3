import { isDetailed, type MapStyle } from "../style/map-style.ts";

/** Near enough for the shore, far enough for the whole lake. */
const ZOOM = 9;
/** The embedded map has a coarser scale. */
const BUILT_IN_ZOOM = 5.5;

export function nearZoom(mapStyle: MapStyle): number {
  return isDetailed(mapStyle) ? ZOOM : BUILT_IN_ZOOM;
}
