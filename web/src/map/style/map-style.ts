import type { StyleSpecification } from "maplibre-gl";

/** The address of somebody else's style, the chart, or the built-in map. */
export type MapStyle = string | StyleSpecification;

/** A source that the built-in map alone has. */
const BUILT_IN = "towns";

/** The layer that lies below saved tiles, without a network. */
export const SAVED_GROUND = "saved-ground";

/** Whether its scale is that of tiles everywhere. The built-in map is coarser, also around parts that were saved. */
export function isDetailed(mapStyle: MapStyle): boolean {
  if (typeof mapStyle === "string") return true;
  if (BUILT_IN in mapStyle.sources) return false;
  return Object.values(mapStyle.sources).some(({ type }) => type === "vector");
}
