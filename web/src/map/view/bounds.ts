import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Feature } from "geojson";

import type { MapStyle } from "../style/use-map-style.ts";
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
  return { south, north, ...meridiansAround(points.map(({ longitude }) => longitude)) };
}

/** All but the widest gap between two that are neighbors on the globe. */
function meridiansAround(longitudes: readonly number[]): Pick<Bounds, "west" | "east"> {
  const sorted = longitudes.toSorted((one, other) => one - other);
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

/** The same around a cluster's pins, as MapLibre hands them out. */
export function boundsOfLeaves(leaves: readonly Feature[]): Bounds | null {
  const places = leaves.flatMap(({ geometry }) => {
    if (geometry.type !== "Point") return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return [{ latitude, longitude }];
  });
  return boundsOf(places);
}

/** In the order MapLibre takes them: west, south, east, north, the east beyond 180 where they cross it. */
export function toEdges({ west, south, east, north }: Bounds): [number, number, number, number] {
  return [west, south, east < west ? east + 360 : east, north];
}

/** How a view that is fitted to pins is set: room around them, and no closer than the map has something to show. */
export function fitOptions(mapStyle: MapStyle) {
  return { padding: 72, maxZoom: typeof mapStyle === "string" ? 11 : 8 };
}

/** What MapLibre begins with. */
export function toViewState(view: OpeningView, mapStyle: MapStyle) {
  if (!("bounds" in view)) return view;
  return { bounds: toEdges(view.bounds), fitBoundsOptions: fitOptions(mapStyle) };
}
