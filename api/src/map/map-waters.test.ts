import { tileCutter } from "@creel/testing/tiles/cut-tiles";
import { toProtomaps } from "@creel/testing/tiles/protomaps";
import { INVENTED, type Region } from "@creel/testing/tiles/region";
import { expect, test } from "vitest";

import { makeMapWaters } from "./map-waters.ts";
import type { OwnTiles } from "./own-tiles.ts";

const METERS_PER_DEGREE = 111_195;
const ENOUGH = 500;

type Box = [west: number, south: number, east: number, north: number];

const at = (east: number, north: number) => [INVENTED.longitude + east, INVENTED.latitude + north];

/** Returns an area; the box is in degrees from the middle of the invented region. */
function area(properties: object, [west, south, east, north]: Box): Region[string]["features"][number] {
  const ring = [at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)];
  return {
    type: "Feature",
    properties: { ...properties },
    geometry: { type: "Polygon", coordinates: [ring] },
  };
}

const layer = (...features: Region[string]["features"]): Region[string] => ({
  type: "FeatureCollection",
  features,
});
const WOODS = layer(area({ class: "wood" }, [-0.3, -0.3, 0.3, 0.3]));
const LAKE = area({ class: "lake" }, [-0.02, -0.01, 0.02, 0]);
const REGION: Region = { landcover: WOODS, water: layer(LAKE) };

/** Returns a place that is `meters` north of the lake. */
const inland = (meters: number) => ({
  latitude: INVENTED.latitude + meters / METERS_PER_DEGREE,
  longitude: INVENTED.longitude,
});

interface Served {
  region?: Region;
  maxzoom?: number;
  /** Replaces the content of a tile. */
  instead?: (zoom: number, x: number, y: number) => Uint8Array | null | undefined;
}

/** Serves tiles that are cut when they are read, and records which were read. */
function serve({ region = REGION, maxzoom = 14, instead }: Served = {}) {
  const cut = tileCutter(region);
  const read: string[] = [];
  const file = {
    version: "first",
    tileJson: {
      tilejson: "3.0.0",
      tiles: ["/{z}/{x}/{y}"],
      minzoom: 0,
      maxzoom,
      vector_layers: Object.keys(region).map((id) => ({ id, fields: {} })),
    },
    encoding: null,
    fingerprint: "",
    async read(zoom: number, x: number, y: number) {
      read.push(`${zoom}/${x}/${y}`);
      const other = instead?.(zoom, x, y);
      if (other !== undefined) return other;
      const bytes = cut(zoom, x, y);
      return bytes.length > 0 ? bytes : null;
    },
    close: async () => {},
  };
  const ownTiles: OwnTiles = { current: async () => file, close: async () => {} };
  return { file, read, waters: makeMapWaters(ownTiles) };
}

async function nearestAt(place: ReturnType<typeof inland>, served?: Served) {
  const nearestOf = await serve(served).waters.around([place], ENOUGH);
  return nearestOf(place);
}

test.each([
  ["OpenMapTiles", REGION],
  ["Protomaps", toProtomaps(REGION)],
])("how far the water is is measured in tiles of %s, to a hundredth", async (_schema, region) => {
  const nearest = await nearestAt(inland(600), { region });
  expect(nearest?.meters).toBeGreaterThan(594);
  expect(nearest?.meters).toBeLessThan(606);
  expect(nearest?.shore?.latitude).toBeCloseTo(INVENTED.latitude, 4);
  expect(nearest?.shore?.longitude).toBeCloseTo(INVENTED.longitude, 4);
  expect((await nearestAt(inland(400), { region }))?.meters).toBeCloseTo(400, -1);
});

test("on the water it is no way to the water", async () => {
  expect((await nearestAt(inland(-300)))?.meters).toBe(0);
});

test("a stream is water, a swimming pool is none", async () => {
  const stream = {
    ...LAKE,
    properties: { class: "stream" },
    geometry: {
      type: "LineString" as const,
      coordinates: [
        [-92.4, 47.93],
        [-92.2, 47.93],
      ],
    },
  };
  const pool = area({ class: "swimming_pool" }, [-0.001, 0.027, 0.001, 0.028]);
  const region = { landcover: WOODS, waterway: layer(stream), water: layer(LAKE, pool) };
  expect((await nearestAt({ latitude: 47.9273, longitude: -92.3 }, { region }))?.meters).toBeCloseTo(300, -1);
});

test("where no water is within two kilometers none is known", async () => {
  expect(await nearestAt(inland(2100))).toEqual({ meters: Infinity, shore: null });
  expect((await nearestAt(inland(1900)))?.meters).toBeCloseTo(1900, -2);
});

test.each<[string, Served]>([
  ["of tiles that are too coarse", { maxzoom: 12 }],
  ["of tiles without a layer of water", { region: { landcover: WOODS } }],
  ["where a tile around is missing", { instead: (_zoom, x) => (x === 3990 ? null : undefined) }],
  ["where a tile is broken", { instead: () => Uint8Array.from([26, 200, 1]) }],
])("nothing is said %s", async (_what, served) => {
  expect(await nearestAt(inland(600), served)).toBeNull();
});

test("nothing is said while the file is away", async () => {
  const ownTiles = { current: () => Promise.reject(new Error("away")), close: async () => {} };
  const nearestOf = await makeMapWaters(ownTiles).around([inland(600)], ENOUGH);
  expect(nearestOf(inland(600))).toBeNull();
});

test("a place is looked up once, until the file is another", async () => {
  const { file, read, waters } = serve();
  await waters.around([inland(600), inland(400), inland(600)], ENOUGH);
  const first = read.length;
  expect(new Set(read).size).toBe(first);
  const again = await waters.around([inland(600)], ENOUGH);
  expect(again(inland(600))?.meters).toBeGreaterThan(500);
  expect(read).toHaveLength(first);

  file.version = "second";
  await waters.around([inland(600)], ENOUGH);
  expect(read.length).toBeGreaterThan(first);
});

test("of a log all over the world 200 tiles are read at once, and the rest the next time", async () => {
  const { read, waters } = serve();
  const places = Array.from({ length: 250 }, (_, index) => ({ latitude: 10, longitude: index / 10 + 0.05 }));
  await waters.around([...places, inland(600)], ENOUGH);
  expect(read).toHaveLength(200);
  const nearestOf = await waters.around([...places, inland(600)], ENOUGH);
  expect(read.length).toBeLessThan(400);
  expect(nearestOf(inland(600))?.meters).toBeGreaterThan(500);
});

const AROUND = { west: -92.4, south: 47.8, east: -92.1, north: 48 };

test("the waters in a part of the world are read from four tiles at most, and once", async () => {
  const { read, waters } = serve();
  const found = await waters.within(AROUND);
  expect(found?.coordinates.length).toBeGreaterThan(0);
  expect(read.length).toBeGreaterThan(0);
  expect(read.length).toBeLessThanOrEqual(4);
  const first = read.length;
  expect(await waters.within(AROUND)).toBe(found);
  expect(read).toHaveLength(first);
});

test("no waters are known where there are no tiles, or none of water", async () => {
  expect(await serve({ region: { landcover: WOODS } }).waters.within(AROUND)).toBeNull();
  expect(await serve().waters.within({ west: 10, south: 45, east: 10.3, north: 45.2 })).toBeNull();
});
