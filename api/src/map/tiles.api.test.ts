import { copyFile, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { recordedFolder } from "@creel/testing/recorded";
import { tileCutter } from "@creel/testing/tiles/cut-tiles";
import { recordedRegion } from "@creel/testing/tiles/recorded-region";
import { INVENTED_REGION, type Region } from "@creel/testing/tiles/region";
import { writeTileFile } from "@creel/testing/tiles/tile-file";
import { afterAll, expect, onTestFinished, test } from "vitest";

import { readSettings } from "../app/settings.ts";
import { setupApi } from "../testing/setup-api.ts";
import { openOwnTiles } from "./own-tiles.ts";

const folder = await mkdtemp(join(tmpdir(), "creel-tiles-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const ofRegion = join(folder, "region.pmtiles");
await writeTileFile(ofRegion, INVENTED_REGION);
const { water } = INVENTED_REGION;
const WATER_ALONE: Region = water ? { water } : {};

async function setupTiles(file: string) {
  const ownTiles = await openOwnTiles(file);
  const settings = readSettings({ MAP_PMTILES: file });
  const { app } = await setupApi({ ownTiles, settings });
  onTestFinished(() => ownTiles.close());
  const get = (url: string) => app.inject({ url });
  const template = async (): Promise<string> => (await get("/api/map/tiles.json")).json().tiles[0];
  const tile = async (place: string) => get((await template()).replace("{z}/{x}/{y}", place));
  return { get, template, tile };
}

/** The tile with the lake of the region. */
const LAKE = [12, 997, 1425] as const;

test("a file of tiles is described as it describes itself", async () => {
  const { get } = await setupTiles(ofRegion);

  const answer = await get("/api/map/tiles.json");

  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.json()).toEqual({
    tilejson: "3.0.0",
    tiles: [expect.stringMatching(/^\/api\/map\/tiles\/[\w-]{16}\/\{z\}\/\{x\}\/\{y\}$/)],
    minzoom: 0,
    maxzoom: 14,
    attribution: "© OpenStreetMap contributors",
    bounds: [-92.5, 47.84, -92.1, 48.05],
    vector_layers: Object.keys(INVENTED_REGION).map((id) => ({ id, fields: {} })),
  });
});

test("a tile comes as it stands in the file, still compressed, and is good for a year", async () => {
  const { tile } = await setupTiles(ofRegion);

  const answer = await tile(LAKE.join("/"));

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/vnd.mapbox-vector-tile",
    "content-encoding": "gzip",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(Uint8Array.from(gunzipSync(answer.rawPayload))).toEqual(tileCutter(INVENTED_REGION)(...LAKE));
});

/** The tile of zoom 14 with a lake of the real region. */
const ENGOLASTERS = { x: 8263, y: 6049 };

test.skipIf(recordedFolder() === null)(
  "the tiles of a real region come from far to near as they were put into the file",
  async () => {
    const file = join(folder, "andorra.pmtiles");
    const region = (await recordedRegion()) ?? {};
    await writeTileFile(file, region);
    const { tile } = await setupTiles(file);
    const cut = tileCutter(region);

    for (let zoom = 5; zoom <= 14; zoom += 1) {
      const [x, y] = [ENGOLASTERS.x >> (14 - zoom), ENGOLASTERS.y >> (14 - zoom)];
      const answer = await tile(`${zoom}/${x}/${y}`);
      expect([zoom, answer.statusCode]).toEqual([zoom, 200]);
      expect(gunzipSync(answer.rawPayload).equals(cut(zoom, x, y))).toBe(true);
    }
  },
);

test("where nothing lies the tile is empty", async () => {
  const { tile } = await setupTiles(ofRegion);

  const answer = await tile("12/0/0");

  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
});

test.each([
  ["no number", "12/997/-1", 400, { y: "y must be between 0 and 4,194,303" }],
  ["outside of its zoom", "3/8/0", 400, { x: "x must be between 0 and 7" }],
  ["nearer than the file goes", "15/0/0", 404, { z: "z must be between 0 and 14" }],
])("a place that is %s is refused by name", async (_what, place, status, fields) => {
  const { tile } = await setupTiles(ofRegion);

  const answer = await tile(place);

  expect(answer.statusCode).toBe(status);
  expect(answer.json().fields).toEqual(fields);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a file that takes the place of another has addresses of its own, without a new start", async () => {
  const file = join(folder, "replaced.pmtiles");
  await copyFile(ofRegion, file);
  const { get, template, tile } = await setupTiles(file);
  const before = (await template()).replace("{z}/{x}/{y}", LAKE.join("/"));

  await writeTileFile(`${file}.new`, WATER_ALONE);
  await rename(`${file}.new`, file);

  expect((await get("/api/map/tiles.json")).json().vector_layers).toHaveLength(1);
  const answer = await tile(LAKE.join("/"));
  expect(Uint8Array.from(gunzipSync(answer.rawPayload))).toEqual(tileCutter(WATER_ALONE)(...LAKE));
  const old = await get(before);
  expect([old.statusCode, Object.keys(old.json().fields)]).toEqual([404, ["version"]]);
});

test("while the file is away its tiles are unavailable, and they come back with it", async () => {
  const file = join(folder, "away.pmtiles");
  await copyFile(ofRegion, file);
  const { get } = await setupTiles(file);

  await rename(file, `${file}.away`);
  expect((await get("/api/map/tiles.json")).statusCode).toBe(503);
  await rename(`${file}.away`, file);
  expect((await get("/api/map/tiles.json")).statusCode).toBe(200);
});

test.each([
  ["is not there", null, "ENOENT"],
  ["is something else", "no tiles", "Wrong magic number for PMTiles archive"],
  ["is cut off", "PMTiles\u0003", ""],
])("a file that %s is named at the start", async (_what, contents, reason) => {
  const file = join(folder, "unusable.pmtiles");
  await rm(file, { force: true });
  if (contents !== null) await writeFile(file, contents);

  await expect(openOwnTiles(file)).rejects.toThrow(`Creel cannot use MAP_PMTILES=${file}: ${reason}`);
});

test("with tiles of its own the page may ask no other host, and the app is told where they are", async () => {
  const { get } = await setupTiles(ofRegion);

  const { headers } = await get("/api/map/tiles.json");

  expect(headers["content-security-policy"]).toContain("connect-src 'self';");
  expect(headers["content-security-policy"]).not.toContain("http");
});
