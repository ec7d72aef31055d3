import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Feature } from "geojson";

import type { MapBounds } from "./map-types.ts";

/** The smallest box around all points; `null` around none. */
export function boundsOf(points: readonly Coordinates[]): MapBounds | null {
  const [first] = points;
  if (!first) return null;
  const { latitude, longitude } = first;
  const box: MapBounds = { west: longitude, south: latitude, east: longitude, north: latitude };
  for (const point of points) {
    box.west = Math.min(box.west, point.longitude);
    box.south = Math.min(box.south, point.latitude);
    box.east = Math.max(box.east, point.longitude);
    box.north = Math.max(box.north, point.latitude);
  }
  return box;
}

/** The same around a cluster's pins, as MapLibre hands them out. */
export function boundsOfLeaves(leaves: readonly Feature[]): MapBounds | null {
  const places = leaves.flatMap(({ geometry }) => {
    if (geometry.type !== "Point") return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return [{ latitude, longitude }];
  });
  return boundsOf(places);
}

/** In the order MapLibre takes them: west, south, east, north. */
export function toEdges({ west, south, east, north }: MapBounds): [number, number, number, number] {
  return [west, south, east, north];
}

/** How a view that is fitted to pins is set: room around them, and not closer than a country. */
export const FIT_OPTIONS = { padding: 72, maxZoom: 11 };
