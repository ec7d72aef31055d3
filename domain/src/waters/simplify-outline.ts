import { ringOf } from "../places/bounds.ts";
import { roundTo } from "../units/round-to.ts";
import type { Outline } from "./new-water.ts";

type Position = [longitude: number, latitude: number];

const GROWTH = 1.5;
/** The first tolerance, as a fraction of the outline's height or width, whichever is larger. */
const FINEST = 1 / 5000;
const COARSEST = 1 / 4;

/**
 * Simplifies an outline (Douglas–Peucker) until its JSON has at most `maxLength` characters. Drops points that lie
 * within a tolerance of the line between others, and then islands and bays that are smaller than the tolerance. The
 * tolerance grows until the outline fits.
 */
export function simplifyOutline(outline: Outline, maxLength: number): Outline {
  const span = spanOf(positionsOf(outline));
  let simplified = roundOutline(outline, span * FINEST);
  for (let part = FINEST; lengthOf(simplified) > maxLength && part <= COARSEST; part *= GROWTH) {
    simplified = roundOutline(withTolerance(outline, span * part), span * part);
  }
  return simplified;
}

function lengthOf(outline: Outline): number {
  return JSON.stringify(outline).length;
}

function positionsOf(outline: Outline): Position[] {
  switch (outline.type) {
    case "LineString":
      return outline.coordinates;
    case "MultiLineString":
    case "Polygon":
      return outline.coordinates.flat();
    case "MultiPolygon":
      return outline.coordinates.flat(2);
  }
}

/** Returns the larger of height and width, in degrees. */
function spanOf(positions: readonly Position[]): number {
  const { west, south, east, north } = extentOf(positions);
  return Math.max(east - west, north - south);
}

function extentOf(positions: readonly Position[]) {
  const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [longitude, latitude] of positions) {
    extent.west = Math.min(extent.west, longitude);
    extent.east = Math.max(extent.east, longitude);
    extent.south = Math.min(extent.south, latitude);
    extent.north = Math.max(extent.north, latitude);
  }
  return extent;
}

function withTolerance(outline: Outline, tolerance: number): Outline {
  switch (outline.type) {
    case "LineString":
      return { ...outline, coordinates: thinned(outline.coordinates, tolerance) };
    case "MultiLineString":
      return {
        ...outline,
        coordinates: largeOnes(outline.coordinates, tolerance, 2).map((line) => thinned(line, tolerance)),
      };
    case "Polygon":
      return { ...outline, coordinates: thinnedRings(outline.coordinates, tolerance) };
    case "MultiPolygon": {
      const outer = outline.coordinates.flatMap(([ring]) => (ring ? [ring] : []));
      const large = new Set(largeOnes(outer, tolerance, 2));
      const areas = outline.coordinates.filter(([ring]) => ring && large.has(ring));
      return { ...outline, coordinates: areas.map((rings) => thinnedRings(rings, tolerance)) };
    }
  }
}

/** The first ring is the shore, the others are islands. */
function thinnedRings([shore = [], ...islands]: Position[][], tolerance: number): Position[][] {
  const rings = [shore, ...islands.filter((ring) => spanOf(ring) > 2 * tolerance)];
  return rings
    .map((ring) => [ring, thinned(ring, tolerance)] as const)
    .flatMap(([ring, thin], index) => {
      if (thin.length >= 4) return [thin];
      return index === 0 ? [boundingRing(ring)] : [];
    });
}

/** Keeps paths that are larger than `times` tolerances, and the largest path in any case. */
function largeOnes(paths: readonly Position[][], tolerance: number, times: number): Position[][] {
  const largest = Math.max(...paths.map(spanOf));
  return paths.filter((path) => spanOf(path) > tolerance * times || spanOf(path) === largest);
}

function boundingRing(ring: readonly Position[]): Position[] {
  return ringOf(extentOf(ring));
}

/** Keeps both ends. Scales longitudes to their width at the path's latitude. */
function thinned(path: readonly Position[], tolerance: number): Position[] {
  const width = Math.cos(((path[0]?.[1] ?? 0) * Math.PI) / 180);
  const retained = new Set([0, path.length - 1]);
  const parts: [number, number][] = [[0, path.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const { index, distance } = farthest(path, { from, to, width });
    if (distance <= tolerance) continue;
    retained.add(index);
    parts.push([from, index], [index, to]);
  }
  return path.filter((_, index) => retained.has(index));
}

interface Part {
  from: number;
  to: number;
  width: number;
}

function farthest(path: readonly Position[], { from, to, width }: Part) {
  const found = { index: from, distance: 0 };
  const [start, end] = [path[from], path[to]];
  if (!start || !end) return found;
  for (let index = from + 1; index < to; index += 1) {
    const distance = distanceToSegment(path[index] ?? start, { start, end, width });
    if (distance > found.distance) Object.assign(found, { index, distance });
  }
  return found;
}

interface Segment {
  start: Position;
  end: Position;
  width: number;
}

function distanceToSegment(position: Position, { start, end, width }: Segment): number {
  const [x, y] = [(position[0] - start[0]) * width, position[1] - start[1]];
  const [dx, dy] = [(end[0] - start[0]) * width, end[1] - start[1]];
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / lengthSquared));
  return Math.hypot(x - along * dx, y - along * dy);
}

/** Rounds to as many decimals as a tenth of the tolerance needs, at most six, which are 11 cm. */
function roundOutline(outline: Outline, tolerance: number): Outline {
  const decimals = tolerance > 0 ? Math.min(6, Math.max(0, Math.ceil(-Math.log10(tolerance / 10)))) : 6;
  const round = ([longitude, latitude]: Position): Position => [
    roundTo(longitude, decimals),
    roundTo(latitude, decimals),
  ];
  switch (outline.type) {
    case "LineString":
      return { ...outline, coordinates: outline.coordinates.map(round) };
    case "MultiLineString":
      return { ...outline, coordinates: outline.coordinates.map((line) => line.map(round)) };
    case "Polygon":
      return { ...outline, coordinates: outline.coordinates.map((ring) => ring.map(round)) };
    case "MultiPolygon":
      return {
        ...outline,
        coordinates: outline.coordinates.map((rings) => rings.map((ring) => ring.map(round))),
      };
  }
}
