import type { MapBounds, MapPoint } from "./map-types.ts";

/** The smallest box around all points; `null` around none. */
export function boundsOf(points: readonly MapPoint[]): MapBounds | null {
  const [first, ...rest] = points;
  if (!first) return null;
  const { latitude, longitude } = first;
  const start: MapBounds = { west: longitude, south: latitude, east: longitude, north: latitude };
  return rest.reduce(
    (box, point) => ({
      west: Math.min(box.west, point.longitude),
      south: Math.min(box.south, point.latitude),
      east: Math.max(box.east, point.longitude),
      north: Math.max(box.north, point.latitude),
    }),
    start,
  );
}

/** In the order MapLibre takes them: west, south, east, north. */
export function toEdges({ west, south, east, north }: MapBounds): [number, number, number, number] {
  return [west, south, east, north];
}

/** How a view that is fitted to pins is set: room around them, and not closer than a country. */
export const FIT_OPTIONS = { padding: 72, maxZoom: 11 };
