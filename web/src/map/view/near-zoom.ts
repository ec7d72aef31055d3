import type { MapStyle } from "../style/use-map-style.ts";

/** Near enough to know the shore, far enough to know the lake. */
const ZOOM = 9;
/** The built-in map has its lakes and rivers at a coarser scale. */
const BUILT_IN_ZOOM = 5.5;

/** From how near one place is looked at. */
export function nearZoom(mapStyle: MapStyle): number {
  return typeof mapStyle === "string" ? ZOOM : BUILT_IN_ZOOM;
}
