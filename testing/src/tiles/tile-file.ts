import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

import { eastOf, southOf } from "@creel/domain/map/mercator";
import type { Position } from "geojson";
import { Compression, TileType, zxyToTileId } from "pmtiles";

import { MOST_ZOOM, tileCutter } from "./cut-tiles.ts";
import type { Region } from "./region.ts";

const HEADER_BYTES = 127;
/** The unit of the header's coordinates, which are whole numbers. */
const PARTS_OF_DEGREE = 10_000_000;

interface Tile {
  id: number;
  bytes: Uint8Array;
}

type Bounds = [west: number, south: number, east: number, north: number];

/** Writes a region as a PMTiles file, version 3, with a single directory. The region must be small enough for that. */
export async function writeTileFile(path: string, region: Region): Promise<void> {
  const bounds = boundsOf(region);
  const tiles = cut(region, bounds);
  const directory = gzipSync(directoryOf(tiles));
  const metadata = gzipSync(
    JSON.stringify({
      attribution: "© OpenStreetMap contributors",
      vector_layers: Object.keys(region).map((id) => ({ id, fields: {} })),
    }),
  );
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const sizes = { directory: directory.length, metadata: metadata.length, data: data.length };
  const header = headerOf(sizes, tiles.length, bounds);
  await writeFile(path, Buffer.concat([header, directory, metadata, data]));
}

/** Returns the tiles in the order of their ids, which the directory requires. */
function cut(region: Region, bounds: Bounds): Tile[] {
  const cutTile = tileCutter(region);
  const tiles = Array.from({ length: MOST_ZOOM + 1 }, (_, zoom) =>
    placesIn(bounds, zoom).map(([x, y]) => ({ id: zxyToTileId(zoom, x, y), bytes: cutTile(zoom, x, y) })),
  );
  return tiles
    .flat()
    .filter(({ bytes }) => bytes.length > 0)
    .map(({ id, bytes }) => ({ id, bytes: gzipSync(bytes) }))
    .toSorted((one, other) => one.id - other.id);
}

function placesIn([west, south, east, north]: Bounds, zoom: number): [x: number, y: number][] {
  const [left, top] = tileAt(west, north, zoom);
  const [right, bottom] = tileAt(east, south, zoom);
  return range(left, right).flatMap((x) => range(top, bottom).map((y): [number, number] => [x, y]));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function tileAt(longitude: number, latitude: number, zoom: number): [x: number, y: number] {
  const side = 2 ** zoom;
  return [Math.floor(eastOf(longitude) * side), Math.floor(southOf(latitude) * side)];
}

function boundsOf(region: Region): Bounds {
  const positions = Object.values(region).flatMap(({ features }) =>
    features.flatMap(({ geometry }) => ("coordinates" in geometry ? positionsIn(geometry.coordinates) : [])),
  );
  const bounds: Bounds = [180, 90, -180, -90];
  for (const [longitude = 0, latitude = 0] of positions) {
    bounds[0] = Math.min(bounds[0], longitude);
    bounds[1] = Math.min(bounds[1], latitude);
    bounds[2] = Math.max(bounds[2], longitude);
    bounds[3] = Math.max(bounds[3], latitude);
  }
  return bounds;
}

type Nested = Position | Nested[];

function positionsIn(coordinates: Nested): Position[] {
  return isPosition(coordinates) ? [coordinates] : coordinates.flatMap(positionsIn);
}

function isPosition(coordinates: Nested): coordinates is Position {
  return typeof coordinates[0] === "number";
}

/** Returns columns of ids, run lengths, lengths and offsets. An offset of 0 means directly after the previous tile. */
function directoryOf(tiles: readonly Tile[]): Uint8Array {
  return Uint8Array.from([
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, index) => varint(id - (tiles[index - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
    ...tiles.flatMap((_tile, index) => varint(index === 0 ? 1 : 0)),
  ]);
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...varint(Math.floor(value / 0x80))];
}

function headerOf(
  sizes: { directory: number; metadata: number; data: number },
  count: number,
  [west, south, east, north]: Bounds,
): Uint8Array {
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  for (const [index, byte] of Buffer.from("PMTiles").entries()) header.setUint8(index, byte);
  header.setUint8(7, 3);
  const metadataAt = HEADER_BYTES + sizes.directory;
  const dataAt = metadataAt + sizes.metadata;
  const sections = [HEADER_BYTES, sizes.directory, metadataAt, sizes.metadata, dataAt, 0, dataAt, sizes.data];
  for (const [index, value] of [...sections, count, count, count].entries()) {
    header.setBigUint64(8 + index * 8, BigInt(value), true);
  }
  const encodingFields = [1, Compression.Gzip, Compression.Gzip, TileType.Mvt, 0, MOST_ZOOM];
  for (const [index, value] of encodingFields.entries()) header.setUint8(96 + index, value);
  const middle = [(west + east) / 2, (south + north) / 2];
  for (const [at, degrees] of [
    [102, west],
    [106, south],
    [110, east],
    [114, north],
    [119, middle[0] ?? 0],
    [123, middle[1] ?? 0],
  ] as const) {
    header.setInt32(at, Math.round(degrees * PARTS_OF_DEGREE), true);
  }
  return new Uint8Array(header.buffer);
}
