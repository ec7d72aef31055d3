import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";

import { type FakeService, sendJson, startFakeService } from "../fake-services.ts";
import type { Region } from "./region.ts";

const MOST_ZOOM = 14;
const TILE_JSON = "/of-somebody-else/tiles.json";
const TILE = /^\/of-somebody-else\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.pbf$/u;

/** A host of vector tiles that are cut from a region when they are asked for. */
export async function startTileHost(region: Region): Promise<FakeService> {
  const cut = tileCutter(region);
  const host = await startFakeService((url, response) => {
    response.setHeader("access-control-allow-origin", "*");
    if (url.pathname === TILE_JSON) {
      sendJson(response, tileJson(host.address, Object.keys(region)));
      return;
    }
    const { z, x, y } = TILE.exec(url.pathname)?.groups ?? {};
    const tile = z && x && y ? cut(Number(z), Number(x), Number(y)) : null;
    response.writeHead(tile ? 200 : 404, { "content-type": "application/x-protobuf" }).end(tile);
  });
  return host;
}

function tileJson(address: string, layers: readonly string[]) {
  return {
    tilejson: "3.0.0",
    tiles: [`${address}/of-somebody-else/{z}/{x}/{y}.pbf`],
    minzoom: 0,
    maxzoom: MOST_ZOOM,
    attribution: "© OpenStreetMap contributors",
    vector_layers: layers.map((id) => ({ id, fields: {} })),
  };
}

/** Returns a tile as bytes of the Mapbox Vector Tile format, without layers of which nothing lies in it. */
function tileCutter(region: Region): (z: number, x: number, y: number) => Uint8Array {
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
