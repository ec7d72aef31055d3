import type { StyleSpecification } from "maplibre-gl";

/** The address of somebody else's style, the chart, or the built-in map. */
export type MapStyle = string | StyleSpecification;

/** Whether its scale is that of tiles. The built-in map is coarser. */
export function isDetailed(mapStyle: MapStyle): boolean {
  if (typeof mapStyle === "string") return true;
  return Object.values(mapStyle.sources).some(({ type }) => type === "vector");
}
