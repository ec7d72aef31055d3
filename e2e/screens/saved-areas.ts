import { tileCutter } from "@creel/testing/tiles/cut-tiles";
import { INVENTED_REGION } from "@creel/testing/tiles/region";
import type { BrowserContext } from "@playwright/test";

import { answerJson } from "./answer-json.ts";

interface Saving {
  obstacle: "paused" | "refused" | "room" | "size" | null;
  /** From 0 to 100. */
  percent: number;
}

/** A part of the map that is stored on a device. */
export interface SavedArea {
  name: string;
  /** West, south, east and north. */
  bounds: [number, number, number, number];
  megabytes: number;
  /** yyyy-mm-dd. Without it, no part of the area can be drawn yet. */
  savedOn?: string;
  /** True if the area is from a map that the host no longer has. */
  isOld?: boolean;
  saving?: Saving;
}

/** The browser's information about the device. */
interface Device {
  /** Free space in bytes. */
  free: number;
  isPersistent: boolean;
  /** The type from the Network Information API. Desktop browsers do not report it. */
  connection?: string;
}

interface OnDevice extends Device {
  areas: readonly SavedArea[];
  /** The number of tiles that are answered. Requests for all others stay pending. */
  answered?: number;
}

const ZOOMS = { from: 8, to: 14 };

/**
 * Padding that makes a tile as large as one of a town: an unknown field, which readers skip, with bytes that do not
 * compress.
 */
const PADDING = Buffer.from([
  0x7a,
  0x80,
  0x60,
  ...Array.from({ length: 12_288 }, (_, index) => noise(index)),
]);

function noise(index: number): number {
  return Math.floor(Math.abs(Math.sin(index + 1) * 10_000)) % 256;
}

/** Sets up a Creel with its own tiles, on a device on which areas are saved or being saved. */
export async function haveSavedAreas(context: BrowserContext, on: OnDevice): Promise<void> {
  const { areas, answered = Infinity, ...device } = on;
  await answerTiles(context, answered);
  await context.addInitScript(fakeDevice, device);
  if (answered < Infinity) await context.addInitScript(waitForAnswers);
  await context.addInitScript(storeAreas, { areas: areas.map(toStored), key: "creel.maps" });
}

async function answerTiles(context: BrowserContext, answered: number): Promise<void> {
  const cut = tileCutter(INVENTED_REGION);
  let count = 0;
  const map = { kind: "tiles", address: "/api/map/tiles.json", canBeSaved: true };
  await context.route("**/api/config", (route) => answerJson(route, { map, weather: true }));
  await context.route("**/api/map/tiles.json", (route) => answerJson(route, tileJsonOf("now")));
  await context.route(/\/api\/map\/tiles\/now\/(\d+)\/(\d+)\/(\d+)$/u, async (route) => {
    count += 1;
    if (count > answered) return;
    const [z = 0, x = 0, y = 0] = new URL(route.request().url()).pathname.split("/").slice(-3).map(Number);
    const body = Buffer.concat([cut(z, x, y), PADDING]);
    await route.fulfill({ body, contentType: "application/x-protobuf" });
  });
}

function tileJsonOf(version: string) {
  return {
    tilejson: "3.0.0",
    tiles: [`/api/map/tiles/${version}/{z}/{x}/{y}`],
    minzoom: 0,
    maxzoom: ZOOMS.to,
    attribution: "© OpenStreetMap contributors",
    vector_layers: Object.keys(INVENTED_REGION).map((id) => ({ id, fields: {} })),
  };
}

function toStored({ name, bounds, megabytes, savedOn, isOld, saving }: SavedArea, index: number) {
  const [west, south, east, north] = bounds;
  const bytes = megabytes * 1_000_000;
  const tileJson = tileJsonOf(isOld ? "before" : "now");
  const counts = saving && { total: 100, done: saving.percent, bytes: (bytes * saving.percent) / 100 };
  return {
    // Ids decrease, because the list shows the newest area first.
    id: `0199f2a0-0000-7000-8000-${String(99 - index).padStart(12, "0")}`,
    name,
    bounds: { west, south, east, north },
    zooms: ZOOMS,
    address: "/api/map/tiles.json",
    estimate: bytes,
    picture: pictureOf(index),
    whole: savedOn
      ? { generation: `whole ${index}`, tileJson, bytes, savedAt: Date.parse(`${savedOn}T12:00:00Z`) }
      : null,
    saving: saving
      ? { generation: `saving ${index}`, tileJson: tileJsonOf("now"), obstacle: saving.obstacle, ...counts }
      : null,
  };
}

/** Returns a drawing of a lake in the chart's colors by day, rotated differently for each area. */
function pictureOf(index: number): string {
  const turn = `rotate(${index * 37} 56 38)`;
  const lake = "M20 40c6-16 22-8 34-14s26-8 36 4-4 14-14 16-10 12-26 10-36 0-30-16z";
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 76"><rect width="112" height="76" fill="#f2eee7"/>` +
    `<path d="${lake}" transform="${turn}" fill="#a7d4f0" stroke="#538eb0" stroke-width="1.5"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Runs in the page. Fakes what the browser reports about storage and network. */
function fakeDevice({ free, isPersistent, connection }: Device): void {
  const storage = {
    estimate: async () => ({ quota: free, usage: 0 }),
    persisted: async () => isPersistent,
    persist: async () => isPersistent,
  };
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
  const network =
    connection === undefined ? undefined : Object.assign(new EventTarget(), { type: connection });
  Object.defineProperty(navigator, "connection", { configurable: true, value: network });
}

/** Runs in the page. Keeps a request that is never answered from timing out while the scene is shown. */
function waitForAnswers(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}

interface ToStore {
  areas: readonly object[];
  /** The name of the database, and of the localStorage entry that marks it as in use. */
  key: string;
}

/** Runs in the page before the app opens the database, because the first to open it creates it. */
function storeAreas({ areas, key }: ToStore): void {
  if (location.protocol === "about:") return;
  const { user } = JSON.parse(localStorage.getItem("creel.session") ?? "{}");
  localStorage.setItem(key, "1");
  const opening = indexedDB.open(key, 1);
  opening.addEventListener("upgradeneeded", () => {
    const db = opening.result;
    const store = db.createObjectStore("areas", { keyPath: "id" });
    db.createObjectStore("tiles");
    // The app stores these addresses with the host's origin.
    const stored = JSON.stringify(areas).replaceAll('"/api/map/tiles/', `"${location.origin}/api/map/tiles/`);
    for (const area of JSON.parse(stored)) store.put({ ...area, userId: user.id });
  });
  opening.addEventListener("success", () => opening.result.close());
}
