import type { Coordinates } from "../../places/coordinates.ts";
import type { Outline } from "../../waters/new-water.ts";
import { metersToOutline } from "../../waters/outline-distance.ts";
import { eastOf, southOf } from "../mercator.ts";
import type { WaterTiles } from "./join-water.ts";
import type { Position, Rings, TileWaters, ZoomedTile } from "./tile-waters.ts";

/** Enough for a lake that is four tiles long at the zoom at which it is named. */
const MOST_TILES = 8;
/** No map's tiles have names of lakes at lower zooms. */
const LEAST_ZOOM = 3;
const NEAREST_ZOOM = 14;

/**
 * Returns the map's name for a lake; `null` if it has none. The name is in tiles of which the lake covers a quarter, as
 * OpenMapTiles makes them, or in tiles of a higher zoom.
 */
export async function nameOfWater(
  place: Coordinates,
  rings: Rings,
  tiles: WaterTiles,
): Promise<string | null> {
  const first = Math.max(tiles.minzoom, zoomOfName(rings));
  const last = Math.min(tiles.maxzoom, NEAREST_ZOOM);
  for (let zoom = Math.min(first, last); zoom <= last; zoom += 1) {
    const around = tilesOver(rings, zoom);
    if (around.length > MOST_TILES) return null;
    const read = await Promise.all(around.map((tile) => tiles.read(tile)));
    const name = nearestName(
      place,
      rings,
      read.flatMap((waters) => waters?.labels ?? []),
    );
    if (name !== null) return name;
  }
  return null;
}

type Labels = TileWaters["labels"];

/** Considers only labels within the lake; bays and islands have names of their own. */
function nearestName(place: Coordinates, rings: Rings, labels: Labels): string | null {
  const outline: Outline = { type: "Polygon", coordinates: rings };
  const within = labels
    .filter(({ isBay, path }) => !isBay && isWithin(path, outline))
    .map(({ name, path }) => ({ name, meters: metersToOutline(place, toLine(path)) }))
    .toSorted((one, other) => one.meters - other.meters);
  return within[0]?.name ?? null;
}

/** Most points must be inside, because a label's line along a lake may leave it at a cape. */
function isWithin(path: readonly Position[], outline: Outline): boolean {
  const inside = path.filter(
    ([longitude, latitude]) => metersToOutline({ latitude, longitude }, outline) === 0,
  );
  return inside.length * 2 > path.length;
}

function toLine(path: Position[]): Outline {
  return { type: "LineString", coordinates: path };
}

/** Returns the zoom at which the lake covers a quarter of a tile. */
function zoomOfName([shore = []]: Rings): number {
  const twice = shore.reduce((sum, [longitude, latitude], index) => {
    const [nextLongitude, nextLatitude] = shore[(index + 1) % shore.length] ?? [longitude, latitude];
    return sum + eastOf(longitude) * southOf(nextLatitude) - eastOf(nextLongitude) * southOf(latitude);
  }, 0);
  const zoom = Math.ceil(-Math.log2(Math.sqrt(Math.abs(twice) / 2)) - 1);
  return Math.min(NEAREST_ZOOM, Math.max(LEAST_ZOOM, zoom));
}

function tilesOver([shore = []]: Rings, zoom: number): ZoomedTile[] {
  const count = 2 ** zoom;
  const columns = rangeOf(shore.map(([longitude]) => Math.floor(eastOf(longitude) * count)));
  const rows = rangeOf(shore.map(([, latitude]) => Math.floor(southOf(latitude) * count)));
  return columns.flatMap((x) => rows.map((y) => ({ zoom, x, y })));
}

function rangeOf(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}
