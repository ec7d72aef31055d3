import type { OnlineMap } from "@creel/domain/config/config";
import type { TileJson } from "@creel/domain/map/tiles";
import type { WaterTiles } from "@creel/domain/map/waters/join-water";
import { readTileWaters, type TileWaters } from "@creel/domain/map/waters/tile-waters";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";

import { locale } from "../../i18n/locale.ts";
import { fetchTileJson } from "../areas/fetch-tile.ts";
import { loadTile, savedTemplate, wholeAreas } from "../areas/saved-tiles.ts";
import { addressOf, templateOf } from "../areas/tiles-in.ts";

/** Keeps the tiles of several lakes, and no more: each takes up to some hundred kilobytes once it is decoded. */
const MOST_DECODED = 48;

/** A reader for the waters of the chart. */
export interface ChartWaters extends WaterTiles {
  /** Whether the map's host answers. If not, only the tiles on this device can be read. */
  isWhole: boolean;
  /** The number of tiles read so far. */
  count: () => number;
}

/**
 * Opens the waters in the chart's tiles. Tiles that are saved on this device are read there. Returns `null` if the map
 * has no `water` layer, or if none of it can be reached.
 */
export async function openChartWaters(map: OnlineMap | null): Promise<ChartWaters | null> {
  const address = map?.kind === "tiles" && navigator.onLine ? map.address : null;
  const online = address === null ? null : await fetchTileJson(address).catch(() => null);
  const tileJson = online ?? (await newestSaved());
  if (!tileJson?.vector_layers.some(({ id }) => id === "water")) return null;
  const template = savedTemplate(online ? templateOf(online) : "");
  const decoded = new Map<string, TileWaters | null>();
  let count = 0;
  return {
    isWhole: online !== null,
    minzoom: tileJson.minzoom,
    maxzoom: tileJson.maxzoom,
    count: () => count,
    async read(tile) {
      const url = addressOf(template, tile);
      const before = decoded.get(url);
      if (before !== undefined) return before;
      count += 1;
      const { data } = await loadTile({ url }, new AbortController());
      const waters = data.byteLength === 0 ? null : readWaters(data, tile);
      const [oldest] = decoded.keys();
      if (decoded.size >= MOST_DECODED && oldest !== undefined) decoded.delete(oldest);
      decoded.set(url, waters);
      return waters;
    },
    async union([first = [], ...others]) {
      const { union } = await import("polyclip-ts");
      return union(first, ...others);
    },
  };
}

async function newestSaved(): Promise<TileJson | null> {
  const areas = await wholeAreas();
  const [newest] = areas.toSorted((one, other) => other.whole.savedAt - one.whole.savedAt);
  return newest?.whole.tileJson ?? null;
}

function readWaters(data: ArrayBuffer, tile: Parameters<WaterTiles["read"]>[0]): TileWaters {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(data)));
  return readTileWaters(layers, tile, locale);
}
