import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { readRecorded, recordedFolder } from "@creel/testing/recorded";
import { toProtomaps } from "@creel/testing/tiles/protomaps";
import { recordedRegion } from "@creel/testing/tiles/recorded-region";
import { INVENTED_REGION, type Region } from "@creel/testing/tiles/region";
import { writeTileFile } from "@creel/testing/tiles/tile-file";
import { afterAll, expect, onTestFinished, test } from "vitest";

import { openOwnTiles } from "../map/own-tiles.ts";
import { setupApi } from "../testing/setup-api.ts";

const folder = await mkdtemp(join(tmpdir(), "creel-doctor-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Sets up an angler of a Creel with its own map. */
async function setupWithMap(region: Region) {
  const file = join(folder, "region.pmtiles");
  await writeTileFile(file, region);
  const ownTiles = await openOwnTiles(file);
  onTestFinished(() => ownTiles.close());
  const api = await setupApi({ ownTiles });
  const angler = await api.given.user();
  const my = api.as(angler);
  return {
    my,
    caughtAt: (latitude: number, longitude: number) =>
      api.given.loggedCatch(angler, { latitude, longitude, date: "2025-06-05T11:30:00Z" }),
    findings: async () => (await my.get("/doctor")).json().findings,
  };
}

/** The invented region with land everywhere, so that none of its tiles is empty. */
const REGION: Region = { ...INVENTED_REGION, landcover: everywhere([-92.45, 47.84, -92.15, 47.98]) };

function everywhere([west, south, east, north]: [number, number, number, number]): Region[string] {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const geometry = { type: "Polygon" as const, coordinates: [ring] };
  return {
    type: "FeatureCollection",
    features: [{ type: "Feature", properties: { class: "wood" }, geometry }],
  };
}

/** A shore of the lake in the northwest of the invented region. */
const SHORE = { latitude: 47.912, longitude: -92.35 };
const METERS_PER_DEGREE = 111_195;

test.each([
  ["OpenMapTiles", REGION],
  ["Protomaps", toProtomaps(REGION)],
])(
  "on a map of %s a catch too far inland is led to the shore, one near it is left",
  async (_schema, region) => {
    const { my, caughtAt, findings } = await setupWithMap(region);
    await caughtAt(47.9, -92.33);
    await caughtAt(SHORE.latitude + 400 / METERS_PER_DEGREE, SHORE.longitude);
    const inland = await caughtAt(SHORE.latitude + 700 / METERS_PER_DEGREE, SHORE.longitude);
    const [finding, ...others] = await findings();
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      key: `on_land:${inland.id}`,
      catch_ids: [inland.id],
      mends: [{ kind: "place", how: "shore" }],
    });
    // The shore runs to the northeast, so it is nearer than straight to the south.
    expect(finding.measure).toBeGreaterThan(580);
    expect(finding.measure).toBeLessThan(620);

    const [{ latitude, longitude }] = finding.mends;
    expect((await my.put(`/catches/${inland.id}`, { latitude, longitude })).statusCode).toBe(200);
    expect(await findings()).toEqual([]);
  },
);

test("where the map ends nothing is said", async () => {
  const { caughtAt, findings } = await setupWithMap(REGION);
  await caughtAt(47.975, -92.44);
  await caughtAt(50.1, -92.3);
  expect(await findings()).toEqual([]);
});

/** On a mountain above a town. */
const DRY = { latitude: 42.475, longitude: 1.505 };

test.skipIf(recordedFolder() === null)(
  "on a real map one on a mountain is odd, and none on a named lake, along a stream or of a real log elsewhere",
  async () => {
    const region = (await recordedRegion()) ?? {};
    const { caughtAt, findings } = await setupWithMap(region);
    for (const [longitude = 0, latitude = 0] of onWater(region)) await caughtAt(latitude, longitude);
    const recorded = await readRecorded("catches/ferox-loch-rannoch.csv");
    const caught = recorded.split("\n").flatMap((line) => parseCoordinates(line.split(",")[12] ?? "") ?? []);
    expect(caught.length).toBeGreaterThan(50);
    for (const { latitude, longitude } of caught) await caughtAt(latitude, longitude);
    const { id } = await caughtAt(DRY.latitude, DRY.longitude);
    const found: { key: string; check: string }[] = await findings();
    expect(found.filter(({ check }) => check === "on_land").map(({ key }) => key)).toEqual([`on_land:${id}`]);
  },
);

/** Returns the positions of lake names, and the middle points of every tenth stream. */
function onWater({ water_name: names, waterway: streams }: Region): number[][] {
  const ofLakes = names?.features ?? [];
  const ofStreams = streams?.features.filter((_stream, index) => index % 10 === 0) ?? [];
  return [...ofLakes, ...ofStreams].flatMap(({ geometry }) => {
    if (geometry.type === "Point") return [geometry.coordinates];
    if (geometry.type !== "LineString") return [];
    return geometry.coordinates.slice(Math.floor(geometry.coordinates.length / 2)).slice(0, 1);
  });
}
