import type { Coordinates } from "../places/coordinates.ts";
import type { Outline } from "./new-water.ts";

type Position = readonly [longitude: number, latitude: number];
/** In meters, seen from the place that is asked about. */
type Point = readonly [x: number, y: number];

/** With the mean radius of the earth (IUGG). */
const METERS_PER_DEGREE = 111_195;

/** In meters; 0 on a water that is an area. Exact to a percent within a few kilometers, which is what is asked of it. */
export function metersToOutline(place: Coordinates, outline: Outline): number {
  const areas = areasOf(outline).map((rings) => rings.map((ring) => pointsFrom(place, ring)));
  if (areas.some((rings) => rings.filter(surroundsOrigin).length % 2 === 1)) return 0;
  const lines = [...areas.flat(), ...linesOf(outline).map((line) => pointsFrom(place, line))];
  return Math.min(...lines.map(distanceFromOrigin));
}

/** All of an outline's rings or lines. */
export function pathsOf(outline: Outline): Position[][] {
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

function pointsFrom({ latitude, longitude }: Coordinates, path: readonly Position[]): Point[] {
  const perLongitude = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const first = path[0]?.[0] ?? longitude;
  const toFirst = degreesEast(longitude, first);
  // By way of the first position, so that no path is torn apart on the other side of the earth.
  return path.map((position) => [
    (toFirst + degreesEast(first, position[0])) * perLongitude,
    (position[1] - latitude) * METERS_PER_DEGREE,
  ]);
}

/** From -180 to 180, so that what crosses 180° stays together. */
export function degreesEast(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

function segmentsOf(path: readonly Point[]): (readonly [Point, Point])[] {
  return path.slice(1).map((point, index) => [path[index] ?? point, point] as const);
}

/** Whether a line to the east crosses the ring an odd number of times. */
function surroundsOrigin(ring: readonly Point[]): boolean {
  const crossings = segmentsOf(ring).filter(([[ax, ay], [bx, by]]) => {
    return ay > 0 !== by > 0 && ax - (ay * (bx - ax)) / (by - ay) > 0;
  });
  return crossings.length % 2 === 1;
}

function distanceFromOrigin(path: readonly Point[]): number {
  return Math.min(...segmentsOf(path).map(([a, b]) => distanceToSegment(a, b)));
}

function distanceToSegment([ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / lengthSquared));
  return Math.hypot(ax + along * dx, ay + along * dy);
}
