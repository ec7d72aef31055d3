import type { FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { intersection } from "polyclip-ts";
import { describe, expect, test } from "vitest";

import { joinPieces, type WaterFeature } from "./join-pieces.ts";

const VIEW = { west: 0, south: 0, east: 10, north: 10 };
const MIDDLE = { latitude: 5, longitude: 5 };

function piece([west, east]: Range, [south, north]: Range, more: object = {}) {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const geometry: Polygon = { type: "Polygon", coordinates: [ring] };
  return { geometry, properties: { class: "lake" }, ...more };
}

type Area = MultiPolygon["coordinates"][number];
type Range = [least: number, most: number];

function rangesOf(area: Area): { east: Range; north: Range } {
  const rangeOf = (axis: number): Range => {
    const values = area.flat().map((position) => position[axis] ?? 0);
    return [Math.min(...values), Math.max(...values)];
  };
  return { east: rangeOf(0), north: rangeOf(1) };
}

/** Returns the number of rings of the outline, and its extent. */
async function shapeAt(...asked: Parameters<typeof joinPieces>) {
  const outline = await joinPieces(...asked);
  if (outline?.type !== "Polygon") return null;
  return { rings: outline.coordinates.length, ...rangesOf(outline.coordinates) };
}

describe("the outline of a water", () => {
  test("is joined of the pieces that tiles have of it, which overlap", async () => {
    const features = [piece([2, 5.1], [3, 6]), piece([4.9, 8], [3, 6]), piece([8.5, 9], [3, 6])];
    expect(await shapeAt(MIDDLE, features, VIEW)).toEqual({ rings: 1, east: [2, 8], north: [3, 6] });
  });

  test("has its islands, also where they lie in two tiles", async () => {
    const around = [
      piece([2, 4], [2, 8]),
      piece([6, 8], [2, 8]),
      piece([3, 7], [2, 4]),
      piece([3, 7], [6, 8]),
    ];
    expect(await shapeAt({ latitude: 3, longitude: 3 }, around, VIEW)).toMatchObject({ rings: 2 });
    expect(await shapeAt(MIDDLE, around, VIEW)).toBeNull();
  });

  test("is not taken where it goes on beyond the view", async () => {
    expect(await joinPieces(MIDDLE, [piece([2, 11], [3, 6])], VIEW)).toBeNull();
    expect(await joinPieces(MIDDLE, [piece([2, 6], [3, 6]), piece([6, 11], [3, 6])], VIEW)).toBeNull();
  });

  test("ends where another water begins", async () => {
    const river = { properties: { class: "river" } };
    const features = [piece([2, 6], [3, 6]), piece([6, 11], [4, 4.1], river)];
    expect(await shapeAt(MIDDLE, features, VIEW)).toMatchObject({ east: [2, 6] });
    const named = [piece([2, 6], [3, 6], { id: 1 }), piece([6, 9], [3, 6], { id: 2 })];
    expect(await shapeAt(MIDDLE, named, VIEW)).toMatchObject({ east: [2, 6] });
  });

  test("is taken from the shore, and from nowhere else on land", async () => {
    const features = [piece([2, 6], [3, 4.9995])];
    expect(await joinPieces(MIDDLE, features, VIEW)).not.toBeNull();
    expect(await joinPieces({ latitude: 5.003, longitude: 5 }, features, VIEW)).toBeNull();
  });
});

/** Cuts a water into four tiles that overlap by a tenth. */
function cut(area: Area): WaterFeature[] {
  const { east, north } = rangesOf(area);
  return halvesOf(east).flatMap(([west, right]) =>
    halvesOf(north).map(([south, top]) => {
      const tile = piece([west, right], [south, top]).geometry.coordinates;
      const coordinates = intersection(toPolygon(area), toPolygon(tile));
      return { geometry: { type: "MultiPolygon", coordinates }, properties: { class: "lake" } };
    }),
  );
}

function halvesOf([from, to]: Range): Range[] {
  const [middle, overlap] = [(from + to) / 2, (to - from) / 20];
  return [
    [from - 1, middle + overlap],
    [middle - overlap, to + 1],
  ];
}

function toPolygon(area: Area) {
  return area.map((ring) => ring.map(([east = 0, north = 0]): [number, number] => [east, north]));
}

/** In square degrees, without islands. */
function sizeOf([shore = []]: Area): number {
  const parts = shore.map(([east = 0, north = 0], index) => {
    const [nextEast = 0, nextNorth = 0] = shore[(index + 1) % shore.length] ?? [];
    return east * nextNorth - nextEast * north;
  });
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2;
}

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/** Recorded from another service. It is not ours to publish, so the file may be missing. */
const [load] = Object.values(
  import.meta.glob<string>("../../../../../shared/fixtures/map/andorra-water.geojson", {
    query: "?raw",
    import: "default",
  }),
);

test.runIf(load)("lakes that tiles cut have the size that they had", async () => {
  const recorded: FeatureCollection<MultiPolygon> = JSON.parse((await load?.()) ?? "");
  const lakes = recorded.features.filter(({ properties }) => properties?.["class"] === "lake");
  expect(lakes.length).toBeGreaterThan(30);
  const errors = await Promise.all(
    lakes.map(async ({ geometry }) => {
      const [area = []] = geometry.coordinates;
      const [longitude = 0, latitude = 0] = area[0]?.[0] ?? [];
      const outline = await joinPieces({ latitude, longitude }, cut(area), WORLD);
      return Math.abs(sizeOf(outline?.type === "Polygon" ? outline.coordinates : []) / sizeOf(area) - 1);
    }),
  );
  expect(Math.max(...errors)).toBeLessThan(0.005);
});
