import type { Coordinates } from "../../places/coordinates.ts";
import type { MapWater } from "../../waters/map-water.ts";
import { type Outline, SHORE_M, WATER_LIMITS, type WaterKind } from "../../waters/new-water.ts";
import { metersToOutline } from "../../waters/outline-distance.ts";
import { simplifyOutline } from "../../waters/simplify-outline.ts";
import { type TilePlace, tilesAround } from "../tiles-around.ts";
import { joinWater, pieceAt, type WaterTiles } from "./join-water.ts";
import { nameOfWater } from "./name-of-water.ts";
import type { WaterLine } from "./tile-waters.ts";

/** A tile is some kilometers wide then, and has all but ponds and streams. */
const FIRST_ZOOM = 12;
const NEAREST_ZOOM = 14;
/** From where a lake is seen whole that is too large to be put together at the zoom before. */
const FARTHER = [10, 8, 6];
/** Farther out than this, shores are those of a world map. */
const FINE_ZOOM = 8;
/** In meters: how far those may be off. */
const COARSE_M = 1000;
/** In meters: in a wide river one stands so far from its line. */
const RIVER_HALF_M = 1000;
/** A river is followed so far up and down, in meters; a stream less, of which the nearest tiles alone know. */
const ALONG_M = { far: 5000, near: 1500 };

/** What the tiles of a map have of the water at a place. `null` where none is near. */
export async function traceWater(place: Coordinates, tiles: WaterTiles): Promise<MapWater | null> {
  const area = await traceArea(place, tiles);
  if (area?.outline) return area;
  const isWide = area?.kind === "river" || area?.kind === "canal";
  if (area && !isWide) return area;
  return (await traceLine(place, tiles, isWide ? RIVER_HALF_M : SHORE_M)) ?? area;
}

async function traceArea(place: Coordinates, tiles: WaterTiles): Promise<MapWater | null> {
  const found = await findPiece(place, tiles);
  if (!found) return null;
  const { kind } = found.piece;
  const unknown: MapWater = { name: null, kind, outline: null };
  if (kind === "sea" || kind === "river" || kind === "canal") return unknown;
  const zooms = [found.tile.zoom, ...FARTHER.filter((zoom) => zoom < found.tile.zoom)];
  for (const zoom of zooms.filter((each) => each >= tiles.minzoom)) {
    const first = zoom === found.tile.zoom ? found : await pieceAt(place, zoom, tiles);
    const rings = first && (await joinWater(place, first, tiles));
    if (rings === "too large") continue;
    if (!rings) return unknown;
    const name = await nameOfWater(place, rings, tiles);
    return { name, kind: kindOf(kind, name), outline: toOutline(rings, zoom) };
  }
  return unknown;
}

/** Small waters are in the nearest tiles alone. */
async function findPiece(place: Coordinates, tiles: WaterTiles) {
  const last = Math.min(NEAREST_ZOOM, tiles.maxzoom);
  const first = Math.min(FIRST_ZOOM, last);
  return (await pieceAt(place, first, tiles)) ?? (last > first ? pieceAt(place, last, tiles) : null);
}

/** Many maps call a pond a lake. */
function kindOf(kind: WaterKind, name: string | null): WaterKind {
  return kind === "lake" && name !== null && /\bpond$/iu.test(name) ? "pond" : kind;
}

function toOutline(coordinates: [number, number][][], zoom: number): Outline {
  const outline: Outline = { type: "Polygon", coordinates };
  const simplified = simplifyOutline(outline, WATER_LIMITS.outline);
  return zoom < FINE_ZOOM ? { ...simplified, error: COARSE_M } : simplified;
}

/** The course of a river with a name, some kilometers up and down from a place that is so near to it. */
async function traceLine(place: Coordinates, tiles: WaterTiles, near: number): Promise<MapWater | null> {
  const last = Math.min(NEAREST_ZOOM, tiles.maxzoom);
  for (const zoom of new Set([Math.min(FIRST_ZOOM, last), last])) {
    const [nearest] = (await readLines(tiles, zoom, tilesAround(place, near, zoom)))
      .filter(({ name }) => name !== null)
      .map((line) => ({ line, meters: metersTo(place, line) }))
      .filter(({ meters }) => meters <= near)
      .toSorted((one, other) => one.meters - other.meters);
    if (!nearest) continue;
    const { name, kind } = nearest.line;
    const along = zoom > FIRST_ZOOM ? ALONG_M.near : ALONG_M.far;
    const all = await readLines(tiles, zoom, tilesAround(place, along, zoom));
    const coordinates = all.filter((line) => line.name === name).map(({ path }) => path);
    const outline = simplifyOutline({ type: "MultiLineString", coordinates }, WATER_LIMITS.outline);
    return { name, kind, outline };
  }
  return null;
}

async function readLines(
  { read }: WaterTiles,
  zoom: number,
  around: readonly TilePlace[],
): Promise<WaterLine[]> {
  const waters = await Promise.all(around.map(({ x, y }) => read({ zoom, x, y })));
  return waters.flatMap((each) => each?.lines ?? []).filter(({ path }) => path.length > 1);
}

function metersTo(place: Coordinates, { path }: WaterLine): number {
  return metersToOutline(place, { type: "LineString", coordinates: path });
}
