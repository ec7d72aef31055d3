import type { Coordinates } from "../../places/coordinates.ts";
import type { MapWater } from "../../waters/map-water.ts";
import { type Outline, SHORE_M, WATER_LIMITS, type WaterKind } from "../../waters/new-water.ts";
import { metersToOutline } from "../../waters/outline-distance.ts";
import { simplifyOutline } from "../../waters/simplify-outline.ts";
import { type TilePlace, tilesAround } from "../tiles-around.ts";
import { joinWater, pieceAt, type WaterTiles } from "./join-water.ts";
import { nameOfWater } from "./name-of-water.ts";
import type { WaterLine } from "./tile-waters.ts";

/** At this zoom, a tile is some kilometers wide and has all waters but ponds and streams. */
const FIRST_ZOOM = 12;
const NEAREST_ZOOM = 14;
/** Lower zooms for a lake that is too large to join at the zoom before. */
const FARTHER = [10, 8, 6];
/** At lower zooms, shores are only as accurate as those of a world map. */
const FINE_ZOOM = 8;
/** How far such shores may be off, in meters. */
const COARSE_M = 1000;
/** In meters: on a wide river, an angler may be this far from its line. */
const RIVER_HALF_M = 1000;
/** How far a river is followed up and down, in meters; less for a stream, which only the nearest tiles have. */
const ALONG_M = { far: 5000, near: 1500 };

/** Traces the water at a place from the tiles of a map; `null` if none is near. */
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

/** Small waters are only in the nearest tiles. */
async function findPiece(place: Coordinates, tiles: WaterTiles) {
  const last = Math.min(NEAREST_ZOOM, tiles.maxzoom);
  const first = Math.min(FIRST_ZOOM, last);
  return (await pieceAt(place, first, tiles)) ?? (last > first ? pieceAt(place, last, tiles) : null);
}

/** Many maps class a pond as a lake, so its name decides. */
function kindOf(kind: WaterKind, name: string | null): WaterKind {
  return kind === "lake" && name !== null && /\bpond$/iu.test(name) ? "pond" : kind;
}

function toOutline(coordinates: [number, number][][], zoom: number): Outline {
  const outline: Outline = { type: "Polygon", coordinates };
  const simplified = simplifyOutline(outline, WATER_LIMITS.outline);
  return zoom < FINE_ZOOM ? { ...simplified, error: COARSE_M } : simplified;
}

/** Traces a named river for some kilometers up and down from a place. Takes the nearest one within `near` meters. */
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
