import type { WaterTiles } from "@creel/domain/map/waters/join-water";
import type { TileWaters } from "@creel/domain/map/waters/tile-waters";
import { traceWater } from "@creel/domain/map/waters/trace-water";
import type { MapWater, MapWaterAt } from "@creel/domain/waters/map-water";
import { union } from "polyclip-ts";
import { LruMap } from "toad-cache";

import type { OwnTiles } from "./own-tiles.ts";
import { tileWatersOf } from "./read-tile-waters.ts";
import type { TileFile } from "./tile-file.ts";

/** Some tenths of a second of reading. What is left over is looked up the next time. */
const MOST_TILES = 200;
/** Each up to some hundred kilobytes while a log is looked at. */
const MOST_DECODED = 32;
/** Each up to 20 kilobytes. */
const MOST_WATERS = 1000;

/**
 * The lakes and rivers of the operator's own tiles, with their names. What was looked up is kept in memory until the file is
 * another.
 * @returns what begins to look for the waters of one log
 */
export function makeOwnWaters(ownTiles: OwnTiles): () => Promise<MapWaterAt> {
  const known = new LruMap<{ water: MapWater | null }>(MOST_WATERS);
  return async () => {
    // While the file is away nothing is said; the map itself tells the operator.
    const file = await ownTiles.current().catch(() => null);
    if (!file?.tileJson.vector_layers.some(({ id }) => id === "water")) return async () => null;
    const tiles = countedTiles(file);
    return async (place) => {
      const name = `${file.version} ${place.latitude} ${place.longitude}`;
      const before = known.get(name);
      if (before) return before.water;
      if (tiles.isSpent()) return null;
      const water = await traceWater(place, tiles).catch(() => null);
      if (!tiles.isSpent()) known.set(name, { water });
      return water;
    };
  };
}

function countedTiles(file: TileFile): WaterTiles & { isSpent: () => boolean } {
  const decoded = new LruMap<{ waters: TileWaters | null }>(MOST_DECODED);
  let left = MOST_TILES;
  return {
    minzoom: file.tileJson.minzoom,
    maxzoom: file.tileJson.maxzoom,
    isSpent: () => left === 0,
    async read(tile) {
      const name = `${tile.zoom} ${tile.x} ${tile.y}`;
      const before = decoded.get(name);
      if (before) return before.waters;
      if (left === 0) return null;
      left -= 1;
      const waters = await tileWatersOf(file, tile);
      decoded.set(name, { waters });
      return waters;
    },
    union: async ([first = [], ...others]) => union(first, ...others),
  };
}
