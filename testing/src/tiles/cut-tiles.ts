import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";

import type { Region } from "./region.ts";

export const MOST_ZOOM = 14;

/** Returns a tile as bytes of the Mapbox Vector Tile format, without layers of which nothing lies in it. */
export function tileCutter(region: Region): (z: number, x: number, y: number) => Uint8Array {
  const indexes = Object.entries(region).map(
    ([name, data]) => [name, new GeoJSONVT(data, { maxZoom: MOST_ZOOM, indexMaxZoom: 6 })] as const,
  );
  return (z, x, y) => {
    const layers = indexes.flatMap(([name, index]) => {
      const tile = index.getTile(z, x, y);
      return tile ? [[name, tile] as const] : [];
    });
    return fromGeojsonVt(Object.fromEntries(layers), { version: 2 });
  };
}
