import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { LngLatBounds } from "maplibre-gl";

import { isDetailed, type MapStyle } from "../style/map-style.ts";
import type { OpeningView } from "./opening-view.ts";

/** The smallest bounds around all points, west greater than east where that one crosses 180°; `null` around none. */
export function boundsOf(points: readonly Coordinates[]): Bounds | null {
  const [first] = points;
  if (!first) return null;
  let [south, north] = [first.latitude, first.latitude];
  for (const { latitude } of points) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { south, north, ...meridiansAround(Float64Array.from(points, ({ longitude }) => longitude)) };
}

/** The complement of the widest gap between neighbors on the globe. */
function meridiansAround(longitudes: Float64Array): Pick<Bounds, "west" | "east"> {
  const sorted = longitudes.toSorted();
  let [west, east] = [sorted.at(0) ?? 0, sorted.at(-1) ?? 0];
  let widest = west + 360 - east;
  for (const [index, longitude] of sorted.entries()) {
    const gap = longitude - (sorted[index - 1] ?? longitude);
    if (gap <= widest) continue;
    widest = gap;
    [west, east] = [longitude, sorted[index - 1] ?? longitude];
  }
  return { west, east };
}

/** In MapLibre's order: west, south, east, north, the east beyond 180 where they cross it. */
export function toEdges({ west, south, east, north }: Bounds): [number, number, number, number] {
  return [west, south, east < west ? east + 360 : east, north];
}

/** West is greater than east where the view crosses 180°. */
export function fromLngLatBounds(bounds: LngLatBounds): Bounds {
  const isWholeWorld = bounds.getEast() - bounds.getWest() >= 360;
  return {
    west: isWholeWorld ? -180 : bounds.getSouthWest().wrap().lng,
    south: Math.max(-90, bounds.getSouth()),
    east: isWholeWorld ? 180 : bounds.getNorthEast().wrap().lng,
    north: Math.min(90, bounds.getNorth()),
  };
}

/** Leaves room around the pins, and zooms no closer than the style has details. */
export function fitOptions(mapStyle: MapStyle) {
  return { padding: 72, maxZoom: isDetailed(mapStyle) ? 11 : 8 };
}

export function toViewState(view: OpeningView, mapStyle: MapStyle) {
  if (!("bounds" in view)) return view;
  return { bounds: toEdges(view.bounds), fitBoundsOptions: fitOptions(mapStyle) };
}
