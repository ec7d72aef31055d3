import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Area } from "./area.ts";
import { areasDatabase, readAreas } from "./areas-store.ts";
import { renewAreas, setRenewing } from "./renew-areas.ts";

const ADDRESS = "https://tiles.example/tiles.json";
const NOW = Date.UTC(2026, 10, 26);

/** The module reads the device's settings while it loads. */
const storage = vi.hoisted(() => {
  const texts = new Map<string, string>();
  const local = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => texts.set(key, value),
    removeItem: (key: string) => texts.delete(key),
    clear: () => texts.clear(),
  };
  vi.stubGlobal("localStorage", local);
  return local;
});

let user = "";
let asked = 0;

beforeEach(async ({ task }) => {
  user = task.id;
  asked = 0;
  storage.clear();
  vi.stubGlobal("localStorage", storage);
  vi.spyOn(Date, "now").mockReturnValue(NOW);
  await (await areasDatabase()).clear("areas");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function startDevice(type: string | undefined): void {
  vi.stubGlobal("navigator", { onLine: true, connection: Object.assign(new EventTarget(), { type }) });
}

function edition(version: string): Area["whole"] & object {
  const tiles = [`https://tiles.example/${version}/{z}/{x}/{y}`];
  const tileJson = { tilejson: "3.0.0", tiles, minzoom: 0, maxzoom: 14, vector_layers: [] };
  return { generation: version, tileJson, bytes: 1000, savedAt: NOW };
}

function startHost(version: string): void {
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return Response.json(edition(version).tileJson);
  });
}

async function haveArea(daysAgo: number): Promise<void> {
  const bounds = { west: -92.4, south: 47.8, east: -92.3, north: 47.9 };
  const whole = { ...edition("one"), savedAt: NOW - daysAgo * DAY_MS };
  const area = { id: user, userId: user, name: "Lake Vermilion", bounds, zooms: { from: 10, to: 13 } };
  await (
    await areasDatabase()
  ).put("areas", { ...area, address: ADDRESS, estimate: 1000, whole, saving: null });
}

/** Returns the address of the edition whose tiles are being saved; `null` if none are. */
async function savedAnew(): Promise<string | null> {
  const [area] = await readAreas(user);
  return area?.saving?.tileJson.tiles[0] ?? null;
}

test("what was saved a month ago is saved anew where the map is a newer one, and stays until then", async () => {
  startDevice("wifi");
  startHost("two");
  await haveArea(30);

  await renewAreas(user);

  expect(await savedAnew()).toContain("/two/");
  expect((await readAreas(user))[0]?.whole?.generation).toBe("one");
});

test("what is younger is not asked about", async () => {
  startDevice("wifi");
  startHost("two");
  await haveArea(29);

  await renewAreas(user);

  expect([await savedAnew(), asked]).toEqual([null, 0]);
});

test("a host without a newer map is asked once a month", async () => {
  startDevice("wifi");
  startHost("one");
  await haveArea(100);

  await renewAreas(user);
  await renewAreas(user);
  expect([await savedAnew(), asked]).toEqual([null, 1]);

  vi.spyOn(Date, "now").mockReturnValue(NOW + 30 * DAY_MS);
  await renewAreas(user);
  expect(asked).toBe(2);
});

test.each([
  ["cellular", undefined, false],
  ["cellular", true, false],
  ["wifi", undefined, true],
  ["wifi", false, false],
  [undefined, undefined, false],
  [undefined, true, true],
] as const)(
  "on a network of type %s, with the choice %s, it is renewed: %s",
  async (type, choice, isRenewed) => {
    startDevice(type);
    startHost("two");
    await haveArea(40);
    if (choice !== undefined) setRenewing(choice);

    await renewAreas(user);

    expect((await savedAnew()) !== null).toBe(isRenewed);
  },
);

test("without a network nothing is changed, and it is asked again", async () => {
  startDevice("wifi");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network")));
  await haveArea(40);
  vi.spyOn(console, "warn").mockReturnValue();
  await renewAreas(user);
  expect(await savedAnew()).toBeNull();

  startHost("two");
  await renewAreas(user);
  expect(await savedAnew()).toContain("/two/");
});
