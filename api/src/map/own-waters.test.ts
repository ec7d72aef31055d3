import { isIn } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapWater } from "@creel/domain/waters/map-water";
import { metersToOutline } from "@creel/domain/waters/outline-distance";
import { boundsOfWater } from "@creel/domain/waters/water-at";
import { tileCutter } from "@creel/testing/tiles/cut-tiles";
import { toProtomaps } from "@creel/testing/tiles/protomaps";
import { recordedRegion } from "@creel/testing/tiles/recorded-region";
import { INVENTED, INVENTED_REGION, type Region } from "@creel/testing/tiles/region";
import { expect, test } from "vitest";

import type { OwnTiles } from "./own-tiles.ts";
import { makeOwnWaters } from "./own-waters.ts";

interface Served {
  region?: Region;
  /** Selects tiles that are missing in the file. */
  isMissing?: (zoom: number, x: number, y: number) => boolean;
}

/** Serves tiles that are cut when they are read, and counts them. */
function serve({ region = INVENTED_REGION, isMissing = () => false }: Served = {}) {
  const cut = tileCutter(region);
  const read: string[] = [];
  const file = {
    version: "first",
    tileJson: {
      tilejson: "3.0.0",
      tiles: ["/{z}/{x}/{y}"],
      minzoom: 0,
      maxzoom: 14,
      vector_layers: Object.keys(region).map((id) => ({ id, fields: {} })),
    },
    encoding: null,
    fingerprint: "",
    async read(zoom: number, x: number, y: number) {
      read.push(`${zoom}/${x}/${y}`);
      const bytes = isMissing(zoom, x, y) ? new Uint8Array() : cut(zoom, x, y);
      return bytes.length > 0 ? bytes : null;
    },
    close: async () => {},
  };
  const ownTiles: OwnTiles = { current: async () => file, close: async () => {} };
  return { read, open: makeOwnWaters(ownTiles) };
}

async function waterAt(place: Coordinates, served?: Served): Promise<MapWater | null> {
  const at = await serve(served).open();
  return at(place);
}

/** Returns a place; the offsets are degrees from the middle of the invented region. */
const at = (east: number, north: number): Coordinates => ({
  latitude: INVENTED.latitude + north,
  longitude: INVENTED.longitude + east,
});

/** Places on the lake, its pond, its river, its creek and its island. */
const LAKE = at(-0.03, 0);
const POND = at(0.13, 0.035);
const RIVER = at(-0.13, -0.018);
const CREEK = at(0.035, 0.08);
const ISLAND = at(0.025, 0.006);
const WOODS = at(-0.15, 0.1);

const isOn = (place: Coordinates, { outline }: MapWater) =>
  outline !== null && metersToOutline(place, outline) < 30;

test.each([
  ["OpenMapTiles", INVENTED_REGION],
  ["Protomaps", toProtomaps(INVENTED_REGION)],
])("tiles in the schema of %s tell a lake's name, its whole shore and its islands", async (_name, region) => {
  const lake = await waterAt(LAKE, { region });
  expect(lake).toMatchObject({ name: "Heron Lake", kind: "lake", outline: { type: "Polygon" } });
  expect(lake?.outline?.error).toBeUndefined();
  for (const [place, isThere] of [
    [LAKE, true],
    [at(0.06, 0), true],
    [at(-0.068, 0), true],
    [ISLAND, false],
    [WOODS, false],
  ] as const) {
    expect(lake && isOn(place, lake)).toBe(isThere);
  }
});

test.each([
  ["OpenMapTiles", INVENTED_REGION],
  ["Protomaps", toProtomaps(INVENTED_REGION)],
])("tiles in the schema of %s tell a river's name and its course", async (_name, region) => {
  const river = await waterAt(RIVER, { region });
  expect(river).toMatchObject({ name: "Otter River", kind: "river", outline: { type: "MultiLineString" } });
  expect(river && isOn(at(-0.1, -0.02), river)).toBe(true);
  expect(river && isOn(LAKE, river)).toBe(false);
});

test("a pond is one by its name, and a creek has its own", async () => {
  expect(await waterAt(POND)).toMatchObject({ name: "Loon Pond", kind: "pond" });
  expect(await waterAt(CREEK)).toMatchObject({ name: "Alder Creek", kind: "river" });
});

test("on land, and beyond the tiles, there is no water", async () => {
  expect(await waterAt(WOODS)).toBeNull();
  expect(await waterAt({ latitude: 10, longitude: 10 })).toBeNull();
});

/** Returns a region with a lake of this width in degrees around its middle. */
function lakeOf(width: number, properties: object = {}): Region {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([east = 0, north = 0]) => [
    INVENTED.longitude + (east * width) / 2,
    INVENTED.latitude + (north * width) / 2,
  ]);
  return {
    water: {
      type: "FeatureCollection",
      features: [
        {
          type: "Feature",
          properties: { class: "lake", ...properties },
          geometry: { type: "Polygon", coordinates: [corners] },
        },
      ],
    },
    water_name: {
      type: "FeatureCollection",
      features: [
        {
          type: "Feature",
          properties: { class: "lake", name: "Wide Lake" },
          geometry: { type: "Point", coordinates: [INVENTED.longitude, INVENTED.latitude] },
        },
      ],
    },
  };
}

test.each([0.02, 0.2, 2])(
  "a lake %s degrees wide is seen whole and named, from as far as it takes",
  async (width) => {
    const { read, open } = serve({ region: lakeOf(width) });
    const lake = await (await open())(at(width / 2.1, width / 2.1));
    expect(lake?.name).toBe("Wide Lake");
    const bounds = boundsOfWater({ id: "", ...INVENTED, radius: 0, outline: lake?.outline ?? null });
    expect(bounds.east - bounds.west).toBeGreaterThan(width);
    expect(isIn(bounds, at(width / 2 + 0.02, 0))).toBe(false);
    expect(read.length).toBeLessThan(40);
  },
);

test("of a lake that goes on beyond the tiles there is no shore", async () => {
  const east = Math.floor(((INVENTED.longitude + 180) / 360) * 4096);
  const isMissing = (zoom: number, column: number) => column > Math.floor(east / 2 ** (12 - zoom));
  expect(await waterAt(at(-0.05, 0), { region: lakeOf(0.2), isMissing })).toEqual({
    name: null,
    kind: "lake",
    outline: null,
  });
});

test("the sea is known as such, and has no shore that ends", async () => {
  const sea = lakeOf(2, { class: "ocean" });
  expect(await waterAt(at(0.1, 0), { region: sea })).toEqual({ name: null, kind: "sea", outline: null });
});

test("what was looked up is not looked up again, and a log reads so many tiles at most", async () => {
  const { read, open } = serve();
  const first = await (await open())(LAKE);
  const count = read.length;
  expect(await (await open())(LAKE)).toBe(first);
  expect(read).toHaveLength(count);
  const many = await open();
  for (let index = 0; index < 300; index += 1) await many(at(-0.2 + index / 700, 0.1 - index / 900));
  expect(read.length - count).toBeLessThanOrEqual(200);
});

test("a file without waters says nothing", async () => {
  expect(
    await waterAt(LAKE, {
      region: { landcover: INVENTED_REGION["landcover"] ?? { type: "FeatureCollection", features: [] } },
    }),
  ).toBeNull();
});

/** Data of another service that we may not publish, so it may be missing. */
const recorded = await recordedRegion();

/** Returns one corner of each lake. */
function cornersOfLakes({ water }: Region): Coordinates[] {
  return (water?.features ?? []).flatMap(({ geometry, properties }) => {
    if (properties?.["class"] !== "lake" || geometry.type !== "MultiPolygon") return [];
    const [longitude, latitude] = geometry.coordinates[0]?.[0]?.[0] ?? [];
    return longitude === undefined || latitude === undefined ? [] : [{ latitude, longitude }];
  });
}

test.runIf(recorded)("lakes of a real region are found with their shores, and most with names", async () => {
  const region = recorded ?? {};
  const corners = cornersOfLakes(region);
  expect(corners.length).toBeGreaterThan(30);
  const { open } = serve({ region });
  const names = new Set<string | null>();
  for (const corner of corners) {
    const lake = await (await open())(corner);
    expect(lake?.outline?.type).toBe("Polygon");
    names.add(lake?.name ?? null);
  }
  expect(names.size).toBeGreaterThan(25);
});
