import { eastOf, southOf } from "@creel/domain/map/mercator";
import type { TileJson } from "@creel/domain/map/tiles";
import { type TilePlace, tilesAround } from "@creel/domain/map/tiles-around";
import type { ZoomedTile } from "@creel/domain/map/waters/tile-waters";
import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { NO_WATER, type NearestWater, nearestWater } from "@creel/domain/waters/nearest-water";
import type { Outline } from "@creel/domain/waters/new-water";
import { LruMap } from "toad-cache";

import { inShortTasks } from "../base/short-tasks.ts";
import type { OwnTiles } from "./own-tiles.ts";
import { tileWatersOf } from "./read-tile-waters.ts";
import type { TileFile } from "./tile-file.ts";

/** At lower zooms, tiles leave out ponds and streams. */
const LEAST_ZOOM = 13;
/** At higher zooms there are more tiles around a place, but no more waters. */
const MOST_ZOOM = 15;
/** The search radius in meters. Beyond it, unmapped water past the edge of the region may be nearer. */
const SEARCHED_M = 2000;
/** Reading this many takes some tenths of a second, with pauses for other requests. The next call reads the rest. */
const MOST_TILES = 200;
/** Each has up to some hundred kilobytes while a log is examined. */
const MOST_DECODED = 32;
/** Each has up to some hundred kilobytes. Cached, so that a link that is opened often reads no tiles. */
const MOST_DRAWN = 32;
/** This many take a few megabytes. */
const MOST_PLACES = 20_000;

/** `null` if the map has no tiles there, or none with waters. */
type NearestAt = (place: Coordinates) => NearestWater | null;

/** Finds waters in the operator's own tiles. Results are cached until the file changes. */
export function makeMapWaters(ownTiles: OwnTiles) {
  const known = new LruMap<{ nearest: NearestWater | null }>(MOST_PLACES);
  const drawn = new LruMap<{ waters: Outline | null }>(MOST_DRAWN);
  return {
    /**
     * Prepares a function that returns the distance of a place to the nearest water.
     * @param enough meters; below this distance the search stops at any water, even if another one is nearer
     */
    async around(places: readonly Coordinates[], enough: number): Promise<NearestAt> {
      // Without the file there is no answer; the map itself informs the operator.
      const file = await ownTiles.current().catch(() => null);
      const zoom = file && zoomOf(file.tileJson);
      if (!file || zoom === null) return () => null;
      const nameOf = ({ latitude, longitude }: Coordinates) =>
        `${file.version} ${enough} ${latitude} ${longitude}`;
      const found = new Map(places.map((place) => [nameOf(place), known.get(nameOf(place))?.nearest]));
      const unknown = places.filter((place) => found.get(nameOf(place)) === undefined);
      const tiles = openTiles(file, zoom);
      const yieldToOthers = inShortTasks();
      for (const place of inOrderOfTiles(unknown, zoom)) {
        if (found.get(nameOf(place)) !== undefined) continue;
        const nearest = await findNearest(place, tiles, enough);
        if (nearest === undefined) break;
        found.set(nameOf(place), nearest);
        known.set(nameOf(place), { nearest });
        await yieldToOthers();
      }
      return (place) => found.get(nameOf(place)) ?? null;
    },

    /** Returns the lakes, seas and wide rivers in an area, from a few tiles; `null` if none is known. */
    async within(bounds: Bounds): Promise<Outline | null> {
      const file = await ownTiles.current().catch(() => null);
      if (!file || !haveWaters(file.tileJson.vector_layers)) return null;
      const name = `${file.version} ${JSON.stringify(bounds)}`;
      const before = drawn.get(name);
      if (before) return before.waters;
      const read = fewTiles(bounds, file.tileJson.maxzoom).map(async (tile) => readWaters(file, tile));
      const found = (await Promise.all(read)).flatMap((outlines) => outlines ?? []);
      const coordinates = found.flatMap((outline) =>
        outline.type === "MultiPolygon" ? outline.coordinates : [],
      );
      const waters = coordinates.length > 0 ? { type: "MultiPolygon" as const, coordinates } : null;
      drawn.set(name, { waters });
      return waters;
    },
  };
}

/** Returns the tiles of the highest zoom at which a few of them cover the area. */
function fewTiles({ west, south, east, north }: Bounds, maxzoom: number): ZoomedTile[] {
  const side = Math.max(eastOf(east) - eastOf(west), southOf(south) - southOf(north));
  const zoom = Math.max(0, Math.min(maxzoom, Math.floor(Math.log2(1 / side))));
  const count = 2 ** zoom;
  const [left, right] = [eastOf(west), eastOf(east)].map((part) => Math.floor(part * count));
  const [top, bottom] = [southOf(north), southOf(south)].map((part) => Math.floor(part * count));
  const columns = [...new Set([left, right])];
  const rows = [...new Set([top, bottom])];
  return columns.flatMap((x = 0) => rows.map((y = 0) => ({ zoom, x: ((x % count) + count) % count, y })));
}

function zoomOf({ maxzoom, vector_layers: layers }: TileJson): number | null {
  return maxzoom >= LEAST_ZOOM && haveWaters(layers) ? Math.min(maxzoom, MOST_ZOOM) : null;
}

/** Sorts places by tile, beginning with the tile of the first place. */
function inOrderOfTiles(places: readonly Coordinates[], zoom: number): Coordinates[] {
  const byTile = Map.groupBy(places, (place) => {
    const [own] = tilesAround(place, 0, zoom);
    return own ? `${own.x} ${own.y}` : "";
  });
  return [...byTile.values()].flat();
}

interface Tiles {
  zoom: number;
  /** `null` if the tile does not exist, `undefined` if the limit of tiles is reached. */
  read(tile: TilePlace): Promise<Outline[] | null | undefined>;
}

/** `undefined` if the limit of tiles was reached. */
async function findNearest(
  place: Coordinates,
  tiles: Tiles,
  enough: number,
): Promise<NearestWater | null | undefined> {
  const near = await findWithin(place, tiles, { meters: enough, enough });
  if (!near || near.meters <= enough) return near;
  const far = await findWithin(place, tiles, { meters: SEARCHED_M, enough });
  return far && far.meters > SEARCHED_M ? NO_WATER : far;
}

/** `null` if a tile is missing. */
async function findWithin(
  place: Coordinates,
  tiles: Tiles,
  { meters, enough }: { meters: number; enough: number },
): Promise<NearestWater | null | undefined> {
  const around = tilesAround(place, meters, tiles.zoom);
  let nearest: NearestWater | null = null;
  for (const tile of around) {
    const waters = await tiles.read(tile);
    if (!waters) return waters;
    const inTile = nearestWater(place, waters);
    if (!nearest || inTile.meters < nearest.meters) nearest = inTile;
    if (nearest.meters <= enough) break;
  }
  return nearest;
}

function openTiles(file: TileFile, zoom: number): Tiles {
  const decoded = new LruMap<{ waters: Outline[] | null }>(MOST_DECODED);
  let left = MOST_TILES;
  return {
    zoom,
    async read({ x, y }) {
      const name = `${x} ${y}`;
      const before = decoded.get(name);
      if (before) return before.waters;
      if (left === 0) return undefined;
      left -= 1;
      const waters = await readWaters(file, { zoom, x, y });
      decoded.set(name, { waters });
      return waters;
    },
  };
}

async function readWaters(file: TileFile, tile: ZoomedTile): Promise<Outline[] | null> {
  const waters = await tileWatersOf(file, tile);
  if (!waters) return null;
  return [
    ...waters.pieces.map(({ rings }): Outline => ({ type: "MultiPolygon", coordinates: [rings] })),
    ...waters.lines.map(({ path }): Outline => ({ type: "LineString", coordinates: path })),
  ];
}

function haveWaters(layers: readonly { id: string }[]): boolean {
  return layers.some(({ id }) => id === "water");
}
