import type { Coordinates } from "../places/coordinates.ts";
import type { Outline } from "./new-water.ts";
import { degreesEast, pathsOf } from "./outline-distance.ts";

type Position = readonly [longitude: number, latitude: number];

/** The point of an outline that is nearest to a place; `null` for an outline without any. */
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
  /** In degrees. */
  east: number;
  north: number;
}

function relativeTo({ latitude, longitude }: Coordinates, [x, y]: Position): Relative {
  return { east: degreesEast(longitude, x), north: y - latitude };
}

/** Seen from the origin. @param shrink of a degree to the east, in parts of one to the north */
function nearestOfSegment(from: Relative, to: Relative, shrink: number) {
  const [dx, dy] = [(to.east - from.east) * shrink, to.north - from.north];
  const lengthSquared = dx * dx + dy * dy;
  const ahead = -(from.east * shrink * dx + from.north * dy);
  const along = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, ahead / lengthSquared));
  const east = from.east + along * (to.east - from.east);
  const north = from.north + along * dy;
  return { squared: (east * shrink) ** 2 + north ** 2, east, north };
}
