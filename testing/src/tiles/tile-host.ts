import { type FakeService, sendJson, startFakeService } from "../fake-services.ts";
import { MOST_ZOOM, tileCutter } from "./cut-tiles.ts";
import type { Region } from "./region.ts";

const TILE_JSON = "/of-somebody-else/tiles.json";
const TILE = /^\/of-somebody-else\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.pbf$/u;

/** Starts a host of vector tiles, which it cuts from a region on request. */
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
