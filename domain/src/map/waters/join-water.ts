import type { Coordinates } from "../../places/coordinates.ts";
import { SHORE_M } from "../../waters/new-water.ts";
import { metersToOutline } from "../../waters/outline-distance.ts";
import { latitudeOf, longitudeOf } from "../mercator.ts";
import { tilesAround } from "../tiles-around.ts";
import type { Rings, TileWaters, WaterPiece, ZoomedTile } from "./tile-waters.ts";

/** Reads the waters in a map's tiles. */
export interface WaterTiles {
  minzoom: number;
  maxzoom: number;
  /** Resolves to `null` if there is no such tile. */
  read: (tile: ZoomedTile) => Promise<TileWaters | null>;
  /** Merges areas that overlap. */
  union: (areas: readonly Rings[]) => Promise<Rings[]>;
}

export interface PieceInTile {
  piece: WaterPiece;
  tile: ZoomedTile;
}

/** Enough for a lake three tiles long and wide. A larger lake is traced at a lower zoom. */
const MOST_TILES = 12;

/** Returns the piece of water that a place is on or at the shore of; `null` if none is within `SHORE_M`. */
export async function pieceAt(
  place: Coordinates,
  zoom: number,
  { read }: WaterTiles,
): Promise<PieceInTile | null> {
  const near: (PieceInTile & { meters: number })[] = [];
  for (const { x, y } of tilesAround(place, SHORE_M, zoom)) {
    const tile = { zoom, x, y };
    const pieces = (await read(tile))?.pieces ?? [];
    near.push(...pieces.map((piece) => ({ piece, tile, meters: metersTo(place, piece.rings) })));
    if (near.some(({ meters }) => meters === 0)) break;
  }
  const [nearest] = near.toSorted((one, other) => one.meters - other.meters);
  return nearest && nearest.meters <= SHORE_M ? nearest : null;
}

/**
 * Joins a water from its pieces in neighboring tiles, starting at a piece that is known. Returns "too large" if that
 * takes more than `MOST_TILES` tiles, `null` if a tile is missing.
 */
export async function joinWater(
  place: Coordinates,
  first: PieceInTile,
  tiles: WaterTiles,
): Promise<Rings | "too large" | null> {
  const joined: PieceInTile[] = [first];
  const read = new Set([nameOf(first.tile)]);
  // The loop also visits the pieces that are pushed while it runs.
  for (const reached of joined) {
    for (const side of SIDES) {
      const beyond = intervalsAt(reached, side);
      if (beyond.length === 0) continue;
      const tile = besides(reached.tile, side);
      read.add(nameOf(tile));
      if (read.size > MOST_TILES) return "too large";
      const waters = await tiles.read(tile);
      if (!waters) return null;
      const connected = waters.pieces
        .filter(({ water }) => water === reached.piece.water)
        .map((piece) => ({ piece, tile }))
        .filter((next) => doOverlap(beyond, intervalsAt(next, OPPOSITE[side])));
      joined.push(...connected.filter((next) => !joined.some((known) => isSame(known, next))));
    }
  }
  return nearestOf(place, await uniteAll(joined, tiles));
}

async function uniteAll(joined: readonly PieceInTile[], { union }: WaterTiles): Promise<Rings[]> {
  const areas = joined.map(({ piece }) => piece.rings);
  return areas.length === 1 ? areas : union(areas);
}

function nearestOf(place: Coordinates, areas: readonly Rings[]): Rings | null {
  return areas.toSorted((one, other) => metersTo(place, one) - metersTo(place, other))[0] ?? null;
}

function metersTo(place: Coordinates, rings: Rings): number {
  return metersToOutline(place, { type: "Polygon", coordinates: rings });
}

function nameOf({ x, y }: ZoomedTile): string {
  return `${x} ${y}`;
}

/** Compares by value: a tile that is read twice may be decoded twice. */
function isSame(one: PieceInTile, other: PieceInTile): boolean {
  if (nameOf(one.tile) !== nameOf(other.tile)) return false;
  const [first = [], second = []] = [one.piece.rings[0], other.piece.rings[0]];
  return first.length === second.length && String(first[0]) === String(second[0]);
}

const SIDES = ["west", "east", "north", "south"] as const;
type Side = (typeof SIDES)[number];
const OPPOSITE: Record<Side, Side> = { west: "east", east: "west", north: "south", south: "north" };

const STEPS: Record<Side, readonly [x: number, y: number]> = {
  west: [-1, 0],
  east: [1, 0],
  north: [0, -1],
  south: [0, 1],
};

function besides({ zoom, x, y }: ZoomedTile, side: Side): ZoomedTile {
  const [right, down] = STEPS[side];
  const count = 2 ** zoom;
  return { zoom, x: (x + right + count) % count, y: y + down };
}

type Interval = readonly [from: number, to: number];

/**
 * As a fraction of a tile's width. Tiles are cut at their edge or with a margin; at this distance inside the edge,
 * water lies on both sides of the line in either case.
 */
const WITHIN = 1 / 2048;

/**
 * Returns where water lies along one side of a tile, in degrees. Looks slightly inside the tile, because some tiles are
 * cut exactly at the edge.
 */
function intervalsAt({ piece: { rings }, tile: { zoom, x, y } }: PieceInTile, side: Side): Interval[] {
  const count = 2 ** zoom;
  switch (side) {
    case "west":
      return crossings(rings, 0, longitudeOf((x + WITHIN) / count));
    case "east":
      return crossings(rings, 0, longitudeOf((x + 1 - WITHIN) / count));
    case "north":
      return crossings(rings, 1, latitudeOf((y + WITHIN) / count));
    case "south":
      return crossings(rings, 1, latitudeOf((y + 1 - WITHIN) / count));
  }
}

/** Returns the stretches of a meridian (axis 0) or a parallel (axis 1) that lie in the water, from shore to shore. */
function crossings(rings: Rings, axis: 0 | 1, at: number): Interval[] {
  const shores: number[] = [];
  for (const ring of rings) {
    let before = ring.at(-1);
    for (const position of ring) {
      const from = before ?? position;
      if (from[axis] > at !== position[axis] > at) {
        const part = (at - from[axis]) / (position[axis] - from[axis]);
        const other = axis === 0 ? 1 : 0;
        shores.push(from[other] + part * (position[other] - from[other]));
      }
      before = position;
    }
  }
  const sorted = shores.toSorted((one, other) => one - other);
  return Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => [
    sorted[2 * index] ?? 0,
    sorted[2 * index + 1] ?? 0,
  ]);
}

function doOverlap(some: readonly Interval[], others: readonly Interval[]): boolean {
  return some.some(([from, to]) => others.some(([least, most]) => from < most && least < to));
}
