import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

import { type TileJson, tileJsonSchema } from "@creel/domain/map/tiles";
import { Compression, type Header, PMTiles, SharedPromiseCache, type Source, TileType } from "pmtiles";
import * as z from "zod/mini";

/** An opened PMTiles file of vector tiles. */
export interface TileFile {
  /** Differs for different contents. */
  version: string;
  /** The TileJSON with URLs of this server. */
  tileJson: TileJson;
  encoding: "gzip" | null;
  /** Changes when the file is written or replaced. */
  fingerprint: string;
  /** Returns a tile as it is in the file; `null` if it has none there. The position must exist in its zoom. */
  read(zoom: number, x: number, y: number): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

const FORMAT_VERSION = 3;
/** The bytes at the beginning that contain the header and the root directory. */
const BEGINNING = 16_384;

const metadataSchema = z.pick(tileJsonSchema, { attribution: true, vector_layers: true });

/** @throws Error if the file does not exist or contains something other than vector tiles */
export async function openTileFile(path: string): Promise<TileFile> {
  const handle = await open(path);
  try {
    return await describe(handle);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

export function fingerprintOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}

async function describe(handle: FileHandle): Promise<TileFile> {
  const stats = await handle.stat();
  const source = sourceOf(handle, stats.size);
  const cache = new SharedPromiseCache();
  const header = await cache.getHeader(source);
  refuseUnlike(header);
  const metadata = metadataSchema.parse(await new PMTiles(source, cache).getMetadata());
  const version = await versionOf(source, stats.size);
  const tiles = new PMTiles(source, cache, async (bytes) => bytes);
  return {
    version,
    tileJson: {
      tilejson: "3.0.0",
      tiles: [`/api/map/tiles/${version}/{z}/{x}/{y}`],
      minzoom: header.minZoom,
      maxzoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      ...metadata,
    },
    encoding: header.tileCompression === Compression.Gzip ? "gzip" : null,
    fingerprint: fingerprintOf(stats),
    async read(zoom, x, y) {
      const tile = await tiles.getZxy(zoom, x, y);
      return tile ? new Uint8Array(tile.data) : null;
    },
    close: () => handle.close(),
  };
}

function refuseUnlike({ specVersion, tileType, tileCompression }: Header): void {
  if (specVersion !== FORMAT_VERSION) throw new Error(`It is PMTiles ${specVersion}, not ${FORMAT_VERSION}`);
  if (tileType !== TileType.Mvt) throw new Error("Its tiles are not vector tiles (MVT)");
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None) {
    throw new Error("Its tiles must be compressed with gzip, or not at all");
  }
}

/** Reads at explicit positions, so that several requests can read at once. */
function sourceOf(handle: FileHandle, size: number): Source {
  return {
    getKey: () => "",
    async getBytes(offset, length) {
      const wanted = Math.min(length, size - offset);
      const bytes = new Uint8Array(Math.max(0, wanted));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, offset);
      if (bytesRead < wanted || (offset > 0 && wanted < length)) throw new Error("The file is cut off");
      return { data: bytes.buffer };
    },
  };
}

/** The directory at the beginning contains the lengths of all tiles, or of the directories that contain them. */
async function versionOf(source: Source, size: number): Promise<string> {
  const { data } = await source.getBytes(0, BEGINNING);
  const hash = createHash("sha256").update(new Uint8Array(data)).update(String(size));
  return hash.digest("base64url").slice(0, 16);
}
