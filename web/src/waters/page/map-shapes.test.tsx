import type { OnlineMap } from "@creel/domain/config/config";
import { tileCutter } from "@creel/testing/tiles/cut-tiles";
import { INVENTED, INVENTED_REGION } from "@creel/testing/tiles/region";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { addArea, finishSaving, missingTiles, readAreas, storeTile } from "../../map/areas/areas-store.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, type Asked, noAnswer } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfUnnamed, unnamedOf } from "../../testing/waters.ts";

const TILES = "/of-somebody-else";
const HOST = `https://tiles.example${TILES}`;
const ELSEWHERE = { kind: "tiles", address: `${HOST}/tiles.json`, canBeSaved: false } satisfies OnlineMap;

const cut = tileCutter(INVENTED_REGION);

/** A host of tiles, and a server whose own maps know nothing there. */
function answersOfHost(map: OnlineMap = ELSEWHERE): Answers {
  return {
    "GET /config": { map, weather: false },
    [`GET ${TILES}/tiles.json`]: {
      tilejson: "3.0.0",
      tiles: [`${HOST}/{z}/{x}/{y}`],
      minzoom: 0,
      maxzoom: 14,
      vector_layers: Object.keys(INVENTED_REGION).map((id) => ({ id })),
    },
    [`GET ${TILES}/*/*/*`]: ({ path }: Asked) => {
      const [z = 0, x = 0, y = 0] = path.split("/").slice(-3).map(Number);
      return new Response(new Uint8Array(cut(z, x, y)));
    },
  };
}

const at = (east: number, north: number): [number, number] => [
  INVENTED.longitude + east,
  INVENTED.latitude + north,
];

/** Three places within ten kilometers: two on one lake, one in the woods. */
const CIRCLE = unnamedOf({
  latitude: INVENTED.latitude,
  longitude: INVENTED.longitude - 0.04,
  outline: null,
  names: [],
  fish: 6,
  trips: 1,
  places: [
    [...at(-0.04, 0), 3, 1],
    [...at(0.05, 0.005), 2, 0],
    [...at(-0.15, 0.1), 1, 0],
  ],
});

const asked = () => screen.findByRole("region", { name: "Is this your water?" });

test("a lake that only the chart's tiles know is found in them, and what is on it is one place", async () => {
  const { person, network } = openPage("/catches/waters", {
    answers: { ...answersOfUnnamed(CIRCLE), ...answersOfHost() },
  });
  const panel = await asked();
  expect(within(panel).getByText("Heron Lake?")).toBeVisible();
  expect(panel).toHaveTextContent("5 catches, 1 trip inside one shore");
  const list = screen.getByRole("list", { name: "Waters" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  expect(list).toHaveTextContent("1 catch.");

  await person.click(within(panel).getByRole("button", { name: "Yes, Heron Lake" }));
  await waitFor(() =>
    expect(network.sent("POST /waters")).toMatchObject([
      { name: "Heron Lake", kind: "lake", outline: { type: "Polygon" } },
    ]),
  );
});

test("the host of the tiles is asked for tiles, and told nothing else of a place", async () => {
  const { network } = openPage("/catches/waters", {
    answers: { ...answersOfUnnamed(CIRCLE), ...answersOfHost() },
  });
  await asked();
  const askedOfHost = network.asked(`GET ${TILES}`);
  expect(askedOfHost.length).toBeGreaterThan(1);
  expect(askedOfHost.filter((line) => !/\/tiles\.json$|\/\d+\/\d+\/\d+$/.test(line))).toEqual([]);
});

test.each([
  ["this Creel serves them itself", { ...ELSEWHERE, address: "/api/map/tiles.json" }],
  ["the map is somebody's style", { kind: "styles", light: HOST, dark: HOST } as const],
])("no tiles are asked for where %s", async (_what, map) => {
  const { network } = openPage("/catches/waters", {
    answers: { ...answersOfUnnamed(CIRCLE), ...answersOfHost(map) },
  });
  expect(await screen.findByText("Unnamed lake")).toBeVisible();
  expect(network.asked(`GET ${TILES}`)).toEqual([]);
  expect(network.asked("GET /map")).toEqual([]);
});

test("a host that does not answer leaves what the server found", async () => {
  const { network } = openPage("/catches/waters", {
    answers: {
      ...answersOfUnnamed(unnamedOf({ ...CIRCLE, names: [{ name: "Rough Lake", from: "map" }] })),
      ...answersOfHost(),
      [`GET ${TILES}/*/*/*`]: noAnswer,
    },
  });
  expect(await screen.findByText("Rough Lake?")).toBeVisible();
  await waitFor(() => expect(network.asked(`GET ${TILES}/`).length).toBeGreaterThan(1));
  expect(screen.getByText("Rough Lake?")).toBeVisible();
});

test("a catch that no list has yet is asked about by what the built-in map on this device knows", async () => {
  const { latitude, longitude } = unnamedOf();
  const { outline } = unnamedOf();
  const lake = { properties: { name: "Mille Lacs Lake", middle: [longitude, latitude] }, geometry: outline };
  openPage("/catches", {
    answers: {
      ...answersOfLog(catchOf({ latitude, longitude, water: null })),
      ...answersOfUnnamed(),
      "GET .+/lakes.json": { features: [lake] },
    },
  });
  expect(await screen.findByText("Mille Lacs Lake?")).toBeVisible();
});

async function packed(bytes: Uint8Array): Promise<ArrayBuffer> {
  const { body } = new Response(new Uint8Array(bytes));
  return body
    ? new Response(body.pipeThrough(new CompressionStream("gzip"))).arrayBuffer()
    : new ArrayBuffer(0);
}

/** A part of the chart around the lake, as somebody has saved it on this device. */
async function saveLake(userId: string): Promise<void> {
  const { latitude, longitude } = INVENTED;
  await addArea({
    userId,
    name: "Heron Lake",
    bounds: { west: longitude - 0.1, south: latitude - 0.05, east: longitude + 0.1, north: latitude + 0.05 },
    zooms: { from: 9, to: 13 },
    address: ELSEWHERE.address,
    estimate: 0,
    tileJson: {
      tilejson: "3.0.0",
      tiles: [`${HOST}/{z}/{x}/{y}`],
      minzoom: 0,
      maxzoom: 14,
      vector_layers: Object.keys(INVENTED_REGION).map((id) => ({ id, fields: {} })),
    },
  });
  const [area] = await readAreas(userId);
  if (!area) return;
  for (const tile of await missingTiles(area)) {
    await storeTile(area, tile, await packed(cut(tile.zoom, tile.x, tile.y)));
  }
  await finishSaving(area.id);
}

test("without a network, a part of the chart that is saved on this device knows its lakes", async () => {
  const userId = "0199f2a0-0000-7000-8000-0000000000e1";
  await saveLake(userId);
  const [longitude, latitude] = at(-0.04, 0);
  const { network } = openPage("/catches", {
    user: { id: userId },
    answers: {
      ...answersOfLog(catchOf({ latitude, longitude, water: null })),
      ...answersOfUnnamed(),
      ...answersOfHost(),
      [`GET ${TILES}/tiles.json`]: noAnswer,
    },
  });
  expect(await screen.findByText("Heron Lake?")).toBeVisible();
  expect(network.asked(`GET ${TILES}/`)).toEqual([]);
});
