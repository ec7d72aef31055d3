import type { TileJson } from "@creel/domain/map/tiles";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Area } from "./area.ts";
import {
  addArea,
  areasDatabase,
  areasRevision,
  pauseSaving,
  readAreas,
  removeArea,
  saveAgain,
} from "./areas-store.ts";
import { unpackTile } from "./fetch-tile.ts";
import { saveAreas, savingWaitsFor, setWifiOnly } from "./save-areas.ts";
import { rangesIn } from "./tiles-in.ts";

const ADDRESS = "https://tiles.example/tiles.json";
const AREA = {
  name: "Lake Vermilion",
  bounds: { west: -92.4, south: 47.8, east: -92.3, north: 47.9 },
  zooms: { from: 10, to: 13 },
  address: ADDRESS,
  estimate: 1000,
};

/** The module reads the device's settings while it loads. */
const storage = vi.hoisted(() => {
  const texts = new Map<string, string>();
  const local = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => texts.set(key, value),
    removeItem: (key: string) => texts.delete(key),
  };
  vi.stubGlobal("localStorage", local);
  return local;
});

let user = "";
const listeners: (() => void)[] = [];
beforeEach(({ task }) => {
  user = task.id;
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", (_type: string, listener: () => void) => listeners.push(listener));
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function editionOf(version: string): TileJson {
  return {
    tilejson: "3.0.0",
    tiles: [`https://tiles.example/${version}/{z}/{x}/{y}`],
    minzoom: 0,
    maxzoom: 14,
    vector_layers: [],
  };
}

/** A host whose tiles contain their own addresses. It calls `onTile` before it answers each request. */
function startHost(onTile: (count: number) => unknown = () => {}) {
  const host = { version: "one", isReached: true, asked: [] as string[], atOnce: 0, mostAtOnce: 0 };
  vi.stubGlobal("fetch", async (address: string) => {
    if (!host.isReached) throw new TypeError("No network");
    if (address === ADDRESS) return Response.json(editionOf(host.version));
    host.asked.push(address);
    host.atOnce += 1;
    host.mostAtOnce = Math.max(host.mostAtOnce, host.atOnce);
    await onTile(host.asked.length);
    host.atOnce -= 1;
    return new Response(address);
  });
  return host;
}

async function add(): Promise<void> {
  await addArea({ ...AREA, userId: user, tileJson: editionOf("one") });
}

async function areaNow(): Promise<Area> {
  const [area] = await readAreas(user);
  if (!area) throw new Error("There is no area");
  return area;
}

/** Returns the contents of the stored tiles, which name their edition. */
async function storedTiles(): Promise<string[]> {
  const tiles = await (await areasDatabase()).getAll("tiles");
  return Promise.all(tiles.map(async (bytes) => new TextDecoder().decode(await unpackTile(bytes))));
}

/** Limits the device to this many tiles. */
function fillAfter(most: number): void {
  let stored = 0;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function full(
    this: IDBObjectStore,
    value: { id: string },
    key,
  ) {
    if (this.name === "tiles") stored += 1;
    if (this.name === "tiles" && stored > most) throw new DOMException("No room", "QuotaExceededError");
    this.delete(key ?? value.id);
    return this.add(value, key);
  });
}

const TILES = rangesIn(AREA.bounds, AREA.zooms).reduce(
  (sum, { left, top, right, bottom }) => sum + (right - left + 1) * (bottom - top + 1),
  0,
);

async function clear(): Promise<void> {
  const db = await areasDatabase();
  await Promise.all([db.clear("areas"), db.clear("tiles")]);
}
beforeEach(clear);

test("an area is on the device once all its tiles are, each asked for once and two at most at a time", async () => {
  const host = startHost();
  await add();
  expect(await areaNow()).toMatchObject({ whole: null, saving: { total: TILES, done: 0 } });

  await saveAreas(user);

  const { whole, saving } = await areaNow();
  expect(saving).toBeNull();
  expect(await storedTiles()).toHaveLength(TILES);
  expect(new Set(host.asked).size).toBe(host.asked.length);
  expect(host.asked).toHaveLength(TILES);
  expect(host.mostAtOnce).toBe(2);
  expect(whole?.bytes).toBeGreaterThan(0);
});

test("a paused area asks for nothing more, and goes on with the tiles that are missing", async () => {
  const half = Math.floor(TILES / 2);
  const host = startHost(async (count) => {
    if (count === half) await pauseSaving((await areaNow()).id);
  });
  await add();

  await saveAreas(user);
  expect(await areaNow()).toMatchObject({ whole: null, saving: { obstacle: "paused" } });
  const { length } = host.asked;
  expect(length).toBeLessThanOrEqual(half + 1);

  await saveAgain((await areaNow()).id, null);
  await saveAreas(user);
  expect((await areaNow()).whole).not.toBeNull();
  expect(host.asked.length).toBeLessThanOrEqual(TILES + 2);
});

test("places where the host has no tile are empty, and the others are saved", async () => {
  const host = startHost();
  const nothing = new Set<string>();
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string) => {
    const isAtEdge = address.endsWith("5");
    if (isAtEdge) nothing.add(address);
    return isAtEdge ? new Response(null, { status: 404 }) : answer(address);
  });
  await add();

  await saveAreas(user);

  expect(await areaNow()).toMatchObject({ saving: null, whole: { tileJson: editionOf("one") } });
  expect(nothing.size).toBeGreaterThan(0);
  const tiles = await storedTiles();
  expect(tiles.filter((tile) => tile === "")).toHaveLength(nothing.size);
  expect(tiles).toHaveLength(TILES);
  expect(host.asked).toHaveLength(TILES - nothing.size);
});

test("where the host takes its tiles away for newer ones all of those are saved, and no hole is", async () => {
  const host = startHost((count) => {
    if (count === 5) host.version = "two";
  });
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string) =>
    address.includes("/one/") && host.version === "two"
      ? new Response(null, { status: 404 })
      : answer(address),
  );
  await add();

  await saveAreas(user);

  expect((await areaNow()).whole?.tileJson).toEqual(editionOf("two"));
  const tiles = await storedTiles();
  expect(tiles).toHaveLength(TILES);
  expect(tiles.every((tile) => tile.includes("/two/"))).toBe(true);
});

test("without a network it waits, and goes on where it was once there is one", async () => {
  const host = startHost((count) => {
    if (count === 5) host.isReached = false;
  });
  await add();

  await saveAreas(user);
  expect(savingWaitsFor.get()).toBe("host");
  expect(await areaNow()).toMatchObject({ whole: null, saving: { obstacle: null } });
  expect((await areaNow()).saving?.done).toBeGreaterThan(0);

  host.isReached = true;
  listeners.at(-1)?.();
  await expect.poll(async () => (await areaNow()).whole).not.toBeNull();
  expect(savingWaitsFor.get()).toBeNull();
});

/** The device's network as the browser reports it. */
function startConnection(type: string) {
  const connection = Object.assign(new EventTarget(), { type });
  vi.stubGlobal("navigator", { onLine: true, connection });
  return (next: string) => {
    connection.type = next;
    connection.dispatchEvent(new Event("change"));
  };
}

test("on mobile data nothing is saved, and with Wi-Fi it goes on by itself where it was", async () => {
  const change = startConnection("wifi");
  const host = startHost((count) => {
    if (count === 5) change("cellular");
  });
  await add();

  await saveAreas(user);
  expect(savingWaitsFor.get()).toBe("wifi");
  expect(host.asked.length).toBeLessThanOrEqual(6);
  expect(await areaNow()).toMatchObject({ whole: null, saving: { obstacle: null } });

  change("wifi");
  await expect.poll(async () => (await areaNow()).whole).not.toBeNull();
  expect(savingWaitsFor.get()).toBeNull();
});

test("who allows mobile data does not wait for Wi-Fi", async () => {
  startConnection("cellular");
  startHost();
  await add();
  await saveAreas(user);
  expect(savingWaitsFor.get()).toBe("wifi");

  setWifiOnly(false);
  await expect.poll(async () => (await areaNow()).whole).not.toBeNull();
  setWifiOnly(true);
});

test("where the device has no more room nothing half is left, and it is known why", async () => {
  startHost();
  await add();
  fillAfter(5);

  await saveAreas(user);

  expect(await areaNow()).toMatchObject({ whole: null, saving: { obstacle: "room", done: 0, bytes: 0 } });
  expect(await storedTiles()).toEqual([]);
});

test("the tiles that are there stay until all newer ones are", async () => {
  const host = startHost();
  await add();
  await saveAreas(user);
  host.version = "two";
  let seen = -1;
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === ADDRESS) return Response.json(editionOf("two"));
    seen = Math.max(seen, (await storedTiles()).filter((tile) => tile.includes("/one/")).length);
    return new Response(address);
  });

  await saveAgain((await areaNow()).id, editionOf("two"));
  await saveAreas(user);

  expect(seen).toBe(TILES);
  const tiles = await storedTiles();
  expect(tiles).toHaveLength(TILES);
  expect(tiles.every((tile) => tile.includes("/two/"))).toBe(true);
});

test("with an area its tiles go, and every map hears of it", async () => {
  startHost();
  await add();
  await saveAreas(user);
  const before = areasRevision.get();

  await removeArea(await areaNow());

  expect(await readAreas(user)).toEqual([]);
  expect(await storedTiles()).toEqual([]);
  expect(areasRevision.get()).toBeGreaterThan(before);
});
