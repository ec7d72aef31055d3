import type { TileJson } from "@creel/domain/map/tiles";
import type { Bounds } from "@creel/domain/places/bounds";

import { fetchTile, TileRefusedError } from "./fetch-tile.ts";
import {
  countTiles,
  isAcross180,
  rangesIn,
  type Tile,
  templateOf,
  type TileRange,
  type Zooms,
  zoomsFor,
} from "./tiles-in.ts";

/** The most tiles to request from a host, however small they are. */
const MOST_TILES = 6000;

/** The expected zooms, tiles and bytes of a saved part of the map. */
export interface Estimate {
  zooms: Zooms;
  tiles: number;
  bytes: number;
}

/** `null` if there are more tiles than a host is asked for, or if the bounds cross 180°. */
export function planArea(bounds: Bounds, tileJson: TileJson): Omit<Estimate, "bytes"> | null {
  if (isAcross180(bounds)) return null;
  const zooms = zoomsFor(bounds, tileJson);
  const tiles = rangesIn(bounds, zooms).reduce((sum, range) => sum + countTiles(range), 0);
  return tiles > MOST_TILES ? null : { zooms, tiles };
}

/**
 * Estimates the size from a sample of tiles: the two highest zooms make up nearly all of them.
 *
 * @throws TileRefusedError, also if all of them are empty, or what fetch throws without a network
 */
export async function estimateArea(bounds: Bounds, tileJson: TileJson): Promise<Estimate | null> {
  const plan = planArea(bounds, tileJson);
  if (!plan) return null;
  const ranges = rangesIn(bounds, plan.zooms);
  let bytes = 0;
  let ofZoom = 0;
  for (const range of ranges) {
    ofZoom = (await sampled(range, plan.zooms, templateOf(tileJson))) ?? ofZoom;
    bytes += countTiles(range) * ofZoom;
  }
  if (bytes === 0) throw new TileRefusedError("The map has nothing there");
  return { ...plan, bytes };
}

/** Returns the bytes per tile of a zoom; `null` for zooms with few tiles, which are assumed to be like others. */
async function sampled(range: TileRange, { from, to }: Zooms, template: string): Promise<number | null> {
  if (range.zoom > from && range.zoom < to - 1) return null;
  const tiles = range.zoom < to ? [middleOf(range)] : spreadOver(range);
  let bytes = 0;
  for (const tile of tiles) bytes += (await fetchTile(template, tile)).bytes.byteLength;
  return bytes / tiles.length;
}

function middleOf(range: TileRange): Tile {
  return tileAt(range, 0.5, 0.5);
}

function spreadOver(range: TileRange): Tile[] {
  return [middleOf(range), tileAt(range, 0.2, 0.3), tileAt(range, 0.8, 0.7)];
}

function tileAt({ zoom, left, top, right, bottom }: TileRange, east: number, south: number): Tile {
  return {
    zoom,
    x: Math.floor(left + (right - left) * east),
    y: Math.floor(top + (bottom - top) * south),
  };
}
