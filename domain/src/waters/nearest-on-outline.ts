import type { Coordinates } from "../places/coordinates.ts";
import type { Outline } from "./new-water.ts";
import { degreesEast, pathsOf } from "./outline-distance.ts";

type Position = readonly [longitude: number, latitude: number];

/** Returns the point of an outline that is nearest to a place; `null` if the outline has no points. */
export function nearestOnOutline(place: Coordinates, outline: Outline): Coordinates | null {
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  let nearest: { squared: number; east: number; north: number } | null = null;
  for (const path of pathsOf(outline)) {
    for (const [index, position] of path.entries()) {
      const from = relativeTo(place, path[index - 1] ?? position);
      const to = relativeTo(place, position);
      const point = nearestOfSegment(from, to, shrink);
      if (!nearest || point.squared < nearest.squared) nearest = point;
    }
  }
  if (!nearest) return null;
  return {
    latitude: place.latitude + nearest.north,
    longitude: degreesEast(0, place.longitude + nearest.east),
  };
}

interface Relative {
  /** In degrees, like `north`. */
  east: number;
  north: number;
}

function relativeTo({ latitude, longitude }: Coordinates, [x, y]: Position): Relative {
  return { east: degreesEast(longitude, x), north: y - latitude };
}

/**
 * Finds the point of a segment that is nearest to the origin.
 * @param shrink the length of a degree to the east, as a fraction of a degree to the north
 */
function nearestOfSegment(from: Relative, to: Relative, shrink: number) {
  const [dx, dy] = [(to.east - from.east) * shrink, to.north - from.north];
  const lengthSquared = dx * dx + dy * dy;
  const ahead = -(from.east * shrink * dx + from.north * dy);
  const along = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, ahead / lengthSquared));
  const east = from.east + along * (to.east - from.east);
  const north = from.north + along * dy;
  return { squared: (east * shrink) ** 2 + north ** 2, east, north };
}
