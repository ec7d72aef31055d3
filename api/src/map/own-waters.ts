import type { WaterTiles } from "@creel/domain/map/waters/join-water";
import type { TileWaters } from "@creel/domain/map/waters/tile-waters";
import { traceWater } from "@creel/domain/map/waters/trace-water";
import type { MapWater, MapWaterAt } from "@creel/domain/waters/map-water";
import { union } from "polyclip-ts";
import { LruMap } from "toad-cache";

import type { OwnTiles } from "./own-tiles.ts";
import { tileWatersOf } from "./read-tile-waters.ts";
import type { TileFile } from "./tile-file.ts";

/** Reading this many takes some tenths of a second. The next call reads the rest. */
const MOST_TILES = 200;
/** Each has up to some hundred kilobytes while a log is examined. */
const MOST_DECODED = 32;
/** Each has up to 20 kilobytes. */
const MOST_WATERS = 1000;

/**
 * Finds lakes and rivers with their names in the operator's own tiles. Results are cached until the file changes.
 * @returns a function that starts a search for the waters of one log
 */
export function makeOwnWaters(ownTiles: OwnTiles): () => Promise<MapWaterAt> {
  const known = new LruMap<{ water: MapWater | null }>(MOST_WATERS);
  return async () => {
    // Without the file there is no answer; the map itself informs the operator.
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
