import type { TileJson } from "@creel/domain/map/tiles";
import { afterEach, expect, test, vi } from "vitest";

import { estimateArea, planArea } from "./estimate.ts";
import { fetchTile } from "./fetch-tile.ts";

const LAKE = { west: -92.55, south: 47.76, east: -91.95, north: 47.98 };
const TILE_JSON: TileJson = {
  tilejson: "3.0.0",
  tiles: ["https://tiles.example/{z}/{x}/{y}"],
  minzoom: 0,
  maxzoom: 14,
  vector_layers: [],
};

afterEach(() => vi.unstubAllGlobals());

/** A host that takes its time; it has tiles at these zooms alone. */
function startHost(hasTiles: (zoom: number) => boolean) {
  const host = { atOnce: 0, mostAtOnce: 0 };
  vi.stubGlobal("fetch", async (address: string) => {
    host.atOnce += 1;
    host.mostAtOnce = Math.max(host.mostAtOnce, host.atOnce);
    await Promise.resolve();
    host.atOnce -= 1;
    const zoom = Number(new URL(address).pathname.split("/")[1]);
    return hasTiles(zoom) ? new Response(address) : new Response(null, { status: 404 });
  });
  return host;
}

test("an area is estimated of what there is, where some of its places have no tile", async () => {
  startHost((zoom) => zoom < 14);
  const estimate = await estimateArea(LAKE, TILE_JSON);
  expect(estimate?.bytes).toBeGreaterThan(0);
});

test("where the map has no tile at all nothing is offered to be saved", async () => {
  startHost(() => false);
  await expect(estimateArea(LAKE, TILE_JSON)).rejects.toThrow("The map has nothing there");
});

test("a host is asked for two tiles at once, also where several want some", async () => {
  const host = startHost(() => true);
  const tiles = [1, 2, 3, 4].map((x) =>
    fetchTile("https://tiles.example/{z}/{x}/{y}", { zoom: 14, x, y: 1 }),
  );
  await Promise.all([...tiles, estimateArea(LAKE, TILE_JSON)]);
  expect(host.mostAtOnce).toBe(2);
});

test.each([
  ["crosses 180°", { west: 179.9, east: -179.9 }],
  ["goes on beyond 180° east", { west: 179.9, east: 180.1 }],
  ["begins before 180° west", { west: -180.1, east: -179.9 }],
])("no area %s", (_what, meridians) => {
  expect(planArea({ south: 1, north: 1.2, ...meridians }, TILE_JSON)).toBeNull();
});
