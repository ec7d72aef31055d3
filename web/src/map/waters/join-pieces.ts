import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { type Outline, SHORE_M, WATER_LIMITS } from "@creel/domain/waters/new-water";
import { metersToOutline } from "@creel/domain/waters/outline-distance";
import { simplifyOutline } from "@creel/domain/waters/simplify-outline";
import type { Geometry } from "geojson";

type Position = [longitude: number, latitude: number];
type Rings = Position[][];

/** A water as far as one tile has it. */
export interface WaterFeature {
  id?: string | number | undefined;
  geometry: Geometry;
  properties: Record<string, unknown> | null;
}

interface Piece {
  rings: Rings;
  extent: Bounds;
  /** Pieces of different waters have different ones, where the map says so. */
  water: string;
}

/**
 * The outline of the water at a point, joined of what the tiles of a map have of it; `null` where there is none, and
 * where it goes on beyond the view.
 */
export async function joinPieces(
  point: Coordinates,
  features: readonly WaterFeature[],
  view: Bounds,
): Promise<Outline | null> {
  const all = features.flatMap(piecesOf);
  const first = nearestTo(point, all, ({ rings }) => rings);
  if (!first || !isWithin(first.extent, view)) return null;
  const rings = nearestTo(point, await join(connectedTo(first, all)), (each) => each);
  if (!rings || !isWithin(extentOf(rings), view)) return null;
  return simplifyOutline({ type: "Polygon", coordinates: rings }, WATER_LIMITS.outline);
}

async function join([first, ...others]: readonly Piece[]): Promise<Rings[]> {
  if (!first) return [];
  if (others.length === 0) return [first.rings];
  const { union } = await import("polyclip-ts");
  return union(first.rings, ...others.map(({ rings }) => rings));
}

function piecesOf({ id, geometry, properties }: WaterFeature): Piece[] {
  const water = String(properties?.["id"] ?? id ?? properties?.["class"]);
  return areasOf(geometry).map((area) => {
    const rings = area.map((ring) => ring.map(([east = 0, north = 0]): Position => [east, north]));
    return { rings, extent: extentOf(rings), water };
  });
}

function areasOf(geometry: Geometry): number[][][][] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
}

function extentOf(rings: Rings): Bounds {
  const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [east, north] of rings.flat()) {
    extent.west = Math.min(extent.west, east);
    extent.east = Math.max(extent.east, east);
    extent.south = Math.min(extent.south, north);
    extent.north = Math.max(extent.north, north);
  }
  return extent;
}

function nearestTo<Area>(
  point: Coordinates,
  areas: readonly Area[],
  ringsOf: (area: Area) => Rings,
): Area | null {
  const measured = areas
    .map((area) => ({
      area,
      meters: metersToOutline(point, { type: "Polygon", coordinates: ringsOf(area) }),
    }))
    .filter(({ meters }) => meters <= SHORE_M)
    .toSorted((one, other) => one.meters - other.meters);
  return measured[0]?.area ?? null;
}

/** Pieces of the same water whose extents touch, one after the other. */
function connectedTo(first: Piece, all: readonly Piece[]): Piece[] {
  const connected = [first];
  let rest = all.filter((piece) => piece !== first && piece.water === first.water);
  for (const piece of connected) {
    const touching = rest.filter(({ extent }) => doTouch(extent, piece.extent));
    connected.push(...touching);
    rest = rest.filter((each) => !touching.includes(each));
  }
  return connected;
}

function doTouch(one: Bounds, other: Bounds): boolean {
  return (
    one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north
  );
}

function isWithin(inner: Bounds, outer: Bounds): boolean {
  return (
    inner.west > outer.west &&
    inner.east < outer.east &&
    inner.south > outer.south &&
    inner.north < outer.north
  );
}
