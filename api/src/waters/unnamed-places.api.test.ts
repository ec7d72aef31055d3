import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { type Bounds, ringOf } from "@creel/domain/places/bounds";
import type { UnnamedPlace } from "@creel/domain/waters/water-list";
import { INVENTED, INVENTED_REGION } from "@creel/testing/tiles/region";
import { writeTileFile } from "@creel/testing/tiles/tile-file";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";

import { openOwnTiles } from "../map/own-tiles.ts";
import { setupApi } from "../testing/setup-api.ts";

/** Degrees. As wide as Mille Lacs, with a coarse outline. */
const BIG_LAKE: Bounds = { west: -93.8, south: 46.1, east: -93.4, north: 46.4 };
const OTHER_LAKE: Bounds = { west: -94.6, south: 47, east: -94.2, north: 47.3 };
const NAMELESS: Bounds = { west: -95.2, south: 46.1, east: -95, north: 46.2 };

const featureOf = (sides: Bounds, properties: object) => ({
  type: "Feature",
  properties,
  geometry: { type: "Polygon", coordinates: [ringOf(sides)] },
});

/** A built-in map in the format of scripts/build.mjs: three lakes, on land that ends at 90° west. */
const webFolder = await mkdtemp(join(tmpdir(), "creel-web-"));
afterAll(() => rm(webFolder, { recursive: true, force: true }));
await mkdir(join(webFolder, ".pages"));
await mkdir(join(webFolder, "basemap/land"), { recursive: true });
const features = [
  featureOf(BIG_LAKE, { name: "Mille Lacs Lake", middle: [-93.6, 46.25] }),
  featureOf(OTHER_LAKE, { name: "Leech Lake", middle: [-94.4, 47.1] }),
  featureOf(NAMELESS, {}),
];
await writeFile(join(webFolder, ".pages/lakes.json"), JSON.stringify({ features }));
const land = [[ringOf({ west: -100, south: 40, east: -90, north: 50 })]];
await writeFile(join(webFolder, "basemap/land/-100_40.json"), JSON.stringify(land));

const api = await setupApi({ webFolder });

let ana: Awaited<ReturnType<typeof api.given.user>>;
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  ana = await api.given.user();
  my = api.as(ana);
});

interface Place {
  latitude: number;
  longitude: number;
}

/** A place that the list does not contain. */
const NOWHERE: Partial<UnnamedPlace> & Pick<UnnamedPlace, "names"> = { names: [] };

async function listUnnamed(): Promise<UnnamedPlace[]> {
  return (await my.get("/waters")).json<{ unnamed: UnnamedPlace[] }>().unnamed;
}

const caught = (place: Place, fields: object = {}) => api.given.loggedCatch(ana, { ...place, ...fields });

/** Logs a trip of four hours without a fish. */
async function trip(place: Place, day = "2026-05-09") {
  const start = Date.parse(`${day}T16:00:00Z`);
  return api.given.loggedTrip(ana, {
    ...place,
    started_at: new Date(start).toISOString(),
    ended_at: new Date(start + 4 * HOUR_MS).toISOString(),
    start_source: "tap",
    end_source: "tap",
  });
}

/** Returns a place within bounds, at these fractions of width and height. */
const within = ({ west, south, east, north }: Bounds, across: number, up: number): Place => ({
  latitude: south + up * (north - south),
  longitude: west + across * (east - west),
});

test("all that is on one lake of the map is one place, with the lake's name, shape, sums and dots", async () => {
  await caught(within(BIG_LAKE, 0.1, 0.1), { date: "2026-05-02T18:00:00Z" });
  await caught(within(BIG_LAKE, 0.1, 0.1), { date: "2026-05-04T18:00:00Z" });
  await caught(within(BIG_LAKE, 0.9, 0.9), { date: "2026-05-03T18:00:00Z" });
  await trip(within(BIG_LAKE, 0.5, 0.5));
  await trip(within(OTHER_LAKE, 0.5, 0.5), "2026-05-10");

  const unnamed = await listUnnamed();

  expect(unnamed).toMatchObject([
    {
      ...within(BIG_LAKE, 0.1, 0.1),
      kind: "lake",
      names: [{ name: "Mille Lacs Lake", from: "map" }],
      fish: 3,
      trips: 1,
      blanks: 1,
      hours: 4,
      last_on: "2026-05-09",
    },
    { names: [{ name: "Leech Lake", from: "map" }], fish: 0, trips: 1 },
  ]);
  const [lake] = unnamed;
  expect(lake?.outline).toEqual({ type: "Polygon", coordinates: [ringOf(BIG_LAKE)], error: 2000 });
  expect(lake?.places[0]).toEqual([expect.closeTo(-93.76, 6), expect.closeTo(46.13, 6), 2, 0]);
  expect(lake?.places).toHaveLength(3);
});

test("75 trips on four waters are four places", async () => {
  const pond = { latitude: 46.8, longitude: -91.5 };
  for (let index = 0; index < 75; index += 1) {
    const part = (index % 10) / 10;
    const places = [
      within(BIG_LAKE, part, 1 - part),
      within(OTHER_LAKE, part, part),
      within(NAMELESS, part, 0.5),
      { ...pond, latitude: pond.latitude + part / 25 },
    ];
    const day = new Date(Date.parse("2026-01-01T00:00:00Z") + index * 24 * HOUR_MS).toISOString();
    await trip(places[index % 4] ?? pond, day.slice(0, 10));
  }
  const unnamed = await listUnnamed();
  expect(unnamed).toHaveLength(4);
  expect(unnamed.map(({ names }) => names.map(({ name }) => name))).toEqual(
    expect.arrayContaining([["Mille Lacs Lake"], ["Leech Lake"], ["Parkers Prairie"], ["Two Harbors"]]),
  );
  expect(unnamed.reduce((sum, { trips }) => sum + trips, 0)).toBe(75);
});

test("a lake that is named as the map has it gets all that is there, also beyond a coarse shore", async () => {
  const offShore = { latitude: BIG_LAKE.north + 0.01, longitude: -93.6 };
  await caught(within(BIG_LAKE, 0.2, 0.2));
  await caught(offShore);
  await trip(within(BIG_LAKE, 0.8, 0.5));
  const [place] = await listUnnamed();
  const { latitude, longitude, outline, kind, radius, names } = place ?? NOWHERE;

  const body = { name: names[0]?.name, kind, latitude, longitude, radius, outline };
  const made = (await my.post("/waters", body)).json();

  expect(made.found).toEqual({ catches: 2, trips: 1 });
  expect(made.water.outline).toEqual(outline);
  expect(await listUnnamed()).toEqual([]);
  expect(
    (await my.post("/catches", { ...offShore, species: "Pike", date: "2026-05-02T18:00:00Z" })).json(),
  ).toMatchObject({
    catch: { water: { name: "Mille Lacs Lake" } },
  });

  await my.delete(`/waters/${made.water.id}`);
  expect(await listUnnamed()).toMatchObject([{ fish: 3, trips: 1 }]);
});

test("where the map has no shape, what lies within 10 km is one place, and its circle takes all of it", async () => {
  const first = { latitude: 45.2, longitude: -91.5 };
  await caught(first);
  await caught(first);
  await caught({ ...first, latitude: 45.28 });
  await caught({ ...first, latitude: 45.31 });
  await caught(first, { water_id: null });

  const [place, other] = await listUnnamed();

  expect(place).toMatchObject({ ...first, fish: 3, outline: null, kind: "lake" });
  expect(other).toMatchObject({ latitude: 45.31, fish: 1, radius: 2000 });
  const circle = { ...first, radius: place?.radius };
  const named = (await my.post("/waters", { ...circle, name: "Pond" })).json();
  expect(named.found).toEqual({ catches: 3, trips: 0 });
});

test("a water may also be called as notes call it, and where nobody knows a name by the nearest town", async () => {
  await caught(within(BIG_LAKE, 0.2, 0.2), { notes: "Mille Lacs was rough" });
  await caught(within(BIG_LAKE, 0.8, 0.2), { notes: "Drove home from Mille Lacs" });
  await caught(within(BIG_LAKE, 0.8, 0.2), { notes: "In Cove Bay" });
  await caught(within(NAMELESS, 0.5, 0.5), { notes: "Fished Long Lake" });
  await caught({ latitude: 47.7, longitude: -91.95 });
  await api.given.loggedCatch(await api.given.user(), {
    ...within(BIG_LAKE, 0.2, 0.2),
    notes: "Secret Lake",
  });
  expect((await listUnnamed()).map(({ names }) => names)).toEqual([
    [
      { name: "Mille Lacs Lake", from: "map" },
      { name: "Mille Lacs", from: "notes", count: 2 },
      { name: "Cove Bay", from: "notes", count: 1 },
    ],
    [{ name: "Long Lake", from: "notes", count: 1 }],
    [{ name: "Babbitt", from: "town" }],
  ]);
});

test("what is caught beyond the coast is at sea", async () => {
  await caught({ latitude: 45, longitude: -89 });
  await caught({ latitude: 45, longitude: -91 });
  const kinds = (await listUnnamed()).map(({ kind, longitude }) => `${longitude} ${kind}`);
  expect(kinds.toSorted((one, other) => one.localeCompare(other))).toEqual(["-89 sea", "-91 lake"]);
});

test("of what is on a water, is chosen to be on none, is a sample or somebody else's nothing is listed", async () => {
  await api.given.namedWater(ana);
  await caught({ latitude: 47.84, longitude: -92.27 });
  await caught(within(BIG_LAKE, 0.5, 0.5), { water_id: null });
  await api.given.loggedCatch(await api.given.user(), within(BIG_LAKE, 0.5, 0.5));
  expect(await listUnnamed()).toEqual([]);
});

test("the operator's tiles know small lakes and rivers, and are asked before the built-in map", async () => {
  const file = join(webFolder, "region.pmtiles");
  await writeTileFile(file, INVENTED_REGION);
  const ownTiles = await openOwnTiles(file);
  onTestFinished(() => ownTiles.close());
  const { given, as } = await setupApi({ webFolder, ownTiles });
  const bo = await given.user();
  const { latitude, longitude } = INVENTED;
  for (const [east, north] of [
    [-0.04, 0],
    [0.05, 0.005],
    [-0.1, -0.02],
    [-0.13, -0.018],
    [-0.15, 0.12],
  ] as const) {
    await given.loggedCatch(bo, { latitude: latitude + north, longitude: longitude + east });
  }
  await given.loggedCatch(bo, within(BIG_LAKE, 0.5, 0.5));

  const { unnamed } = (await as(bo).get("/waters")).json<{ unnamed: UnnamedPlace[] }>();

  const found = unnamed.map(({ names, kind, fish, outline }) => [
    names[0]?.name,
    kind,
    fish,
    outline?.type,
    outline?.error,
  ]);
  expect(found).toHaveLength(4);
  expect(found).toEqual(
    expect.arrayContaining([
      ["Heron Lake", "lake", 2, "Polygon", undefined],
      ["Otter River", "river", 2, "MultiLineString", undefined],
      ["Mille Lacs Lake", "lake", 1, "Polygon", 2000],
      [undefined, "lake", 1, undefined, undefined],
    ]),
  );
});
