import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { expect, test } from "vitest";

import type { MapPoint } from "../view/map-types.ts";
import {
  addClusterSet,
  dropClusterSet,
  loadClusterTile,
  openClusterOf,
  prepareClusters,
} from "./ask-clusters.ts";
import { CLUSTER_LAYER } from "./cluster-layer.ts";

const RADIUS_PX = 44;
const SPOT = { latitude: 47.8512345, longitude: -91.8612345 };

test("a tap on pins of one spot leads to their exact places", async () => {
  const address = addClusterSet(
    [pin({ id: "a" }), pin({ id: "b" }), pin({ id: "far", latitude: 0 })],
    RADIUS_PX,
  );
  const cluster = await clusterIn(address);
  const opened = await openClusterOf(address, cluster);
  const { latitude, longitude } = SPOT;
  expect(opened?.bounds).toStrictEqual({
    south: latitude,
    north: latitude,
    west: longitude,
    east: longitude,
  });
});

test("pins that are shown no more leave no tile and open nothing", async () => {
  const address = addClusterSet([pin({ id: "a" }), pin({ id: "b" })], RADIUS_PX);
  const cluster = await clusterIn(address);
  dropClusterSet(address);
  expect((await load(address)).byteLength).toBe(0);
  expect(await openClusterOf(address, cluster)).toBeNull();
});

test("a tile that was on its way when its pins were taken off the map is empty", async () => {
  const address = addClusterSet([pin({ id: "a" })], RADIUS_PX);
  const coming = load(address);
  dropClusterSet(address);
  expect((await coming).byteLength).toBe(0);
});

test("a map without pins has empty tiles", async () => {
  expect((await load(addClusterSet([], RADIUS_PX))).byteLength).toBe(0);
});

test("points that are prepared are clustered once, for the layer that shows them", async () => {
  const points = [pin({ id: "a" })];
  const before = addClusterSet([], RADIUS_PX);
  const forget = prepareClusters(points, RADIUS_PX);
  const address = addClusterSet(points, RADIUS_PX);
  expect(numberOf(address)).toBe(numberOf(before) + 1);
  expect(addClusterSet(points, RADIUS_PX)).not.toBe(address);
  forget();
  expect((await load(address)).byteLength).toBeGreaterThan(0);
});

test("points that a layer shows are not prepared once more", () => {
  const points = [pin({ id: "a" })];
  const address = addClusterSet(points, RADIUS_PX);
  prepareClusters(points, RADIUS_PX);
  const next = addClusterSet([], RADIUS_PX);
  expect(numberOf(next)).toBe(numberOf(address) + 1);
});

test("prepared points that no layer came to show are dropped", async () => {
  const before = addClusterSet([], RADIUS_PX);
  const prepared = before.replace(/\d+/, (number) => String(Number(number) + 1));
  const forget = prepareClusters([pin({ id: "a" })], RADIUS_PX);
  expect((await load(prepared)).byteLength).toBeGreaterThan(0);
  forget();
  expect((await load(prepared)).byteLength).toBe(0);
});

test("points of another layer are not taken for those that are prepared", async () => {
  const points = [pin({ id: "a" })];
  const forget = prepareClusters(points, RADIUS_PX);
  const address = addClusterSet([pin({ id: "b" })], RADIUS_PX);
  forget();
  expect((await propertiesIn(address)).map(({ id }) => id)).toEqual(["b"]);
});

function numberOf(address: string): number {
  return Number(/\d+/.exec(address)?.[0]);
}

function pin(given: Partial<MapPoint>): MapPoint {
  return { id: "id", ...SPOT, token: "walleye", initials: "Wa", ...given };
}

/** The tile of the whole world. */
async function load(address: string): Promise<ArrayBuffer> {
  const url = address.replace("{z}/{x}/{y}", "0/0/0");
  return (await loadClusterTile({ url })).data;
}

async function clusterIn(address: string): Promise<number> {
  const properties = await propertiesIn(address);
  return Number(properties.find(({ cluster }) => cluster)?.["cluster_id"]);
}

async function propertiesIn(address: string): Promise<Record<string, unknown>[]> {
  const layer = new VectorTile(new PbfReader(await load(address))).layers[CLUSTER_LAYER];
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at).properties ?? {});
}
