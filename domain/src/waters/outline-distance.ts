import type { Coordinates } from "../places/coordinates.ts";
import type { Outline } from "./new-water.ts";

type Position = readonly [longitude: number, latitude: number];

/** Meters per degree of latitude, from the earth's mean radius (IUGG). */
const METERS_PER_DEGREE = 111_195;

/**
 * Returns the distance in meters; 0 on a water that is an area. Accurate to 1% within a few kilometers, which is all
 * that callers need.
 */
export function metersToOutline(place: Coordinates, outline: Outline): number {
  let nearest = Infinity;
  for (const rings of areasOf(outline)) {
    const seen = rings.map((ring) => look(place, ring));
    if (seen.filter(({ isAround }) => isAround).length % 2 === 1) return 0;
    nearest = Math.min(nearest, ...seen.map(({ squared }) => squared));
  }
  for (const line of linesOf(outline)) nearest = Math.min(nearest, look(place, line).squared);
  return Math.sqrt(nearest);
}

/** Returns all rings or lines of an outline. */
export function pathsOf(outline: Outline): readonly Position[][] {
  return [...areasOf(outline).flat(), ...linesOf(outline)];
}

function areasOf(outline: Outline): Position[][][] {
  if (outline.type === "Polygon") return [outline.coordinates];
  return outline.type === "MultiPolygon" ? outline.coordinates : [];
}

function linesOf(outline: Outline): Position[][] {
  if (outline.type === "LineString") return [outline.coordinates];
  return outline.type === "MultiLineString" ? outline.coordinates : [];
}

/** Returns degrees from -180 to 180, so that paths across 180° stay together. */
export function degreesEast(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/**
 * Returns the square of the distance from a place to a path, in square meters, and whether the path goes around the
 * place. It does if a line to the east crosses the path an odd number of times. Uses a loop without arrays, because it
 * runs for thousands of places at once.
 */
function look({ latitude, longitude }: Coordinates, path: readonly Position[]) {
  const perLongitude = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const first = path[0]?.[0] ?? longitude;
  // Measures from the path's first position, so that no path is torn apart on the other side of the earth.
  const toFirst = degreesEast(longitude, first);
  const seen = { squared: Infinity, isAround: false };
  let [ax, ay] = [0, 0];
  for (const [index, position] of path.entries()) {
    const bx = (toFirst + degreesEast(first, position[0])) * perLongitude;
    const by = (position[1] - latitude) * METERS_PER_DEGREE;
    if (index > 0) {
      seen.squared = Math.min(seen.squared, squareToSegment([ax, ay], [bx - ax, by - ay]));
      if (ay > 0 !== by > 0 && ax - (ay * (bx - ax)) / (by - ay) > 0) seen.isAround = !seen.isAround;
    }
    ax = bx;
    ay = by;
  }
  return seen;
}

type Vector = readonly [x: number, y: number];

/** Returns the squared distance from the origin to a segment, which goes from a point along a vector. */
function squareToSegment([x, y]: Vector, [dx, dy]: Vector): number {
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, -(x * dx + y * dy) / lengthSquared));
  return (x + along * dx) ** 2 + (y + along * dy) ** 2;
}
