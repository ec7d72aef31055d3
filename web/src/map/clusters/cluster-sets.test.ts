import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { expect, test } from "vitest";

import type { Tile } from "../areas/tiles-in.ts";
import type { MapPoint } from "../view/map-types.ts";
import { CLUSTER_LAYER } from "./cluster-layer.ts";
import { answerClusterRequest } from "./cluster-sets.ts";
import { packPoints } from "./pack-points.ts";

const RADIUS_PX = 44;
const WORLD: Tile = { zoom: 0, x: 0, y: 0 };

test("a tile holds each point once, alone or in the number of its cluster", () => {
  const points = Array.from({ length: 500 }, (_, at) =>
    point({ id: `id-${at}`, latitude: (at % 23) * 3, longitude: (at % 41) * 4 - 80 }),
  );
  addSet("many", points);
  const drawn = featuresOf("many", WORLD);
  const caught = drawn.map(({ properties }) => Number(properties["point_count"] ?? 1));
  expect(drawn.length).toBeLessThan(points.length);
  expect(caught.reduce((sum, count) => sum + count, 0)).toBe(points.length);
});

test("a single point keeps its id and the image of its pin", () => {
  addSet("one", [
    point({ id: "a", token: "walleye", initials: "Wa" }),
    point({ id: "b", token: "new", initials: "+", isSign: true, longitude: 120 }),
  ]);
  expect(featuresOf("one", WORLD).map(({ properties }) => Object.entries(properties))).toStrictEqual([
    Object.entries({ id: "a", mark: "walleye|Wa" }),
    Object.entries({ id: "b", mark: "new|+|sign" }),
  ]);
});

test("a tile without points is empty", () => {
  addSet("here", [point({ latitude: 45, longitude: 45 })]);
  const answer = ask({ kind: "tile", set: "here", tile: { zoom: 4, x: 0, y: 0 } });
  expect(answer.tile).toHaveLength(0);
});

test("a cluster opens at the zoom where it is several", () => {
  addSet("near", [point({ id: "a" }), point({ id: "b", longitude: 0.5 })]);
  const [cluster] = featuresOf("near", WORLD);
  const { opened } = ask({ kind: "open", set: "near", cluster: Number(cluster?.properties["cluster_id"]) });
  expect(opened?.ids).toStrictEqual([]);
  const zoom = opened?.zoom ?? Number.NaN;
  expect(numberIn("near", zoom - 1)).toBe(1);
  expect(numberIn("near", zoom)).toBe(2);
});

test("points on one spot are named, as no zoom separates them", () => {
  addSet("spot", [
    point({ id: "a", latitude: 10, longitude: 20 }),
    point({ id: "b", latitude: 10, longitude: 20 }),
  ]);
  const [cluster] = featuresOf("spot", WORLD);
  const { opened } = ask({ kind: "open", set: "spot", cluster: Number(cluster?.properties["cluster_id"]) });
  expect(opened?.ids.toSorted()).toStrictEqual(["a", "b"]);
});

test("nothing is known of a set that was dropped", () => {
  addSet("gone", [point({})]);
  ask({ kind: "drop", set: "gone" });
  expect(ask({ kind: "tile", set: "gone", tile: WORLD })).toStrictEqual({ isKnown: false });
});

function point(given: Partial<MapPoint>): MapPoint {
  return { id: "id", latitude: 0, longitude: 0, token: "walleye", initials: "Wa", ...given };
}

const ask = answerClusterRequest;

function addSet(set: string, points: readonly MapPoint[]): void {
  ask({ kind: "set", set, points: packPoints(points), radius: RADIUS_PX });
}

function featuresOf(set: string, tile: Tile): VectorTileFeature[] {
  const { tile: bytes = new Uint8Array() } = ask({ kind: "tile", set, tile });
  const layer = new VectorTile(new PbfReader(bytes)).layers[CLUSTER_LAYER];
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at)).filter(
    (feature) => feature !== undefined,
  );
}

/** Counts the features of the tile that starts at 0° north and 0° east. */
function numberIn(set: string, zoom: number): number {
  const middle = 2 ** zoom / 2;
  return featuresOf(set, { zoom, x: middle, y: middle }).length;
}
