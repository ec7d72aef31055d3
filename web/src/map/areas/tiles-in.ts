import { eastOf, latitudeOf, longitudeOf, southOf } from "@creel/domain/map/mercator";
import type { TileJson } from "@creel/domain/map/tiles";
import type { Bounds } from "@creel/domain/places/bounds";

export interface Tile {
  zoom: number;
  x: number;
  y: number;
}

/** First and last. */
export interface Zooms {
  from: number;
  to: number;
}

/** The tiles of one zoom that a part of the world touches, edges included. */
export interface TileRange {
  zoom: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Nearer than this tiles are enlarged: the next ones would be four times as many. */
const NEAREST_ZOOM = 14;
const WORLD_DEGREES = 360;

/** Zooms from which a view is small enough to be found around it: they have few tiles. */
const FARTHER_ZOOMS = 3;

/**
 * From farther than the whole of a view is seen to the nearest of the host. A view is at least half a tile wide, and it is
 * drawn of the tiles of its own zoom.
 */
export function zoomsFor(bounds: Bounds, host: { minzoom: number; maxzoom: number }): Zooms {
  const to = Math.min(host.maxzoom, NEAREST_ZOOM);
  const side = Math.max(
    eastOf(bounds.east) - eastOf(bounds.west),
    southOf(bounds.south) - southOf(bounds.north),
  );
  const from = Math.floor(Math.log2(1 / side)) - FARTHER_ZOOMS;
  return { from: Math.min(to, Math.max(host.minzoom, from, 0)), to };
}

/** Whether tiles of it lie at both ends of the world. */
export function isAcross180({ west, east }: Bounds): boolean {
  return west >= east || west < -WORLD_DEGREES / 2 || east > WORLD_DEGREES / 2;
}

export function rangeAt(bounds: Bounds, zoom: number): TileRange {
  const count = 2 ** zoom;
  const at = (part: number) => Math.min(count - 1, Math.max(0, Math.floor(part * count)));
  return {
    zoom,
    left: at(eastOf(bounds.west)),
    top: at(southOf(bounds.north)),
    right: at(eastOf(bounds.east)),
    bottom: at(southOf(bounds.south)),
  };
}

export function rangesIn(bounds: Bounds, { from, to }: Zooms): TileRange[] {
  return Array.from({ length: to - from + 1 }, (_, index) => rangeAt(bounds, from + index));
}

export function countTiles({ left, top, right, bottom }: TileRange): number {
  return (right - left + 1) * (bottom - top + 1);
}

export function tilesOf({ zoom, left, top, right, bottom }: TileRange): Tile[] {
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
  return columns.flatMap((x) => rows.map((y) => ({ zoom, x, y })));
}

export function isInRange(range: TileRange, { zoom, x, y }: Tile): boolean {
  const isInColumns = x >= range.left && x <= range.right;
  return zoom === range.zoom && isInColumns && y >= range.top && y <= range.bottom;
}

/** In degrees, along the edges of the outermost tiles. */
export function edgesOf({ zoom, left, top, right, bottom }: TileRange): Bounds {
  const count = 2 ** zoom;
  return {
    west: longitudeOf(left / count),
    south: latitudeOf((bottom + 1) / count),
    east: longitudeOf((right + 1) / count),
    north: latitudeOf(top / count),
  };
}

export function placeOf({ zoom, x, y }: Tile): string {
  return `${zoom}/${x}/${y}`;
}

/** The address of a tile, with {z}, {x} and {y} in it. */
export function templateOf({ tiles }: TileJson): string {
  return tiles[0] ?? "";
}

export function addressOf(template: string, { zoom, x, y }: Tile): string {
  return template.replace("{z}", String(zoom)).replace("{x}", String(x)).replace("{y}", String(y));
}
