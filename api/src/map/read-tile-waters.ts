import { promisify } from "node:util";
import { gunzip } from "node:zlib";

import { readTileWaters, type TileWaters, type ZoomedTile } from "@creel/domain/map/waters/tile-waters";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";

import type { TileFile } from "./tile-file.ts";

const unpack = promisify(gunzip);

/** `null` if the file does not have the tile, or it cannot be read. */
export async function tileWatersOf(
  file: TileFile,
  tile: ZoomedTile,
  language = "en",
): Promise<TileWaters | null> {
  try {
    const bytes = await file.read(tile.zoom, tile.x, tile.y);
    if (!bytes) return null;
    const { layers } = new VectorTile(new PbfReader(file.encoding === "gzip" ? await unpack(bytes) : bytes));
    return readTileWaters(layers, tile, language);
  } catch {
    return null;
  }
}
