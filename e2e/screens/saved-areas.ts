import { tileCutter } from "@creel/testing/tiles/cut-tiles";
import { INVENTED_REGION } from "@creel/testing/tiles/region";
import type { BrowserContext } from "@playwright/test";

import { answerJson } from "./answer-json.ts";

interface Saving {
  obstacle: "paused" | "refused" | "room" | "size" | null;
  /** Of a hundred parts. */
  percent: number;
}

/** A part of the map as it lies on a device. */
export interface SavedArea {
  name: string;
  /** West, south, east and north. */
  bounds: [number, number, number, number];
  megabytes: number;
  /** yyyy-mm-dd; without it nothing of it can be drawn yet. */
  savedOn?: string;
  /** Of a map that the host has no more. */
  isOld?: boolean;
  saving?: Saving;
}

/** What the browser tells of the device. */
interface Device {
  /** In bytes. */
  free: number;
  isKept: boolean;
  /** As in the Network Information API; desks do not tell. */
  connection?: string;
}

interface OnDevice extends Device {
  areas: readonly SavedArea[];
  /** So many tiles are answered; the others are waited for. */
  answered?: number;
}

const ZOOMS = { from: 8, to: 14 };

/** An unknown field in a tile, which readers skip, of bytes that do not shrink: tiles of towns are as large. */
const PADDING = Buffer.from([
  0x7a,
  0x80,
  0x60,
  ...Array.from({ length: 12_288 }, (_, index) => noise(index)),
]);

function noise(index: number): number {
  return Math.floor(Math.abs(Math.sin(index + 1) * 10_000)) % 256;
}

/** A Creel with tiles of its own, on a device where parts of them are saved, or are on the way. */
export async function haveSavedAreas(context: BrowserContext, on: OnDevice): Promise<void> {
  const { areas, answered = Infinity, ...device } = on;
  await answerTiles(context, answered);
  await context.addInitScript(tellDevice, device);
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
    // The newest is the first of the list.
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

/** A lake in the colors of the chart by day, another one for each area. */
function pictureOf(index: number): string {
  const turn = `rotate(${index * 37} 56 38)`;
  const lake = "M20 40c6-16 22-8 34-14s26-8 36 4-4 14-14 16-10 12-26 10-36 0-30-16z";
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 76"><rect width="112" height="76" fill="#f2eee7"/>` +
    `<path d="${lake}" transform="${turn}" fill="#a7d4f0" stroke="#538eb0" stroke-width="1.5"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** In the page: what the browser says of room and network. */
function tellDevice({ free, isKept, connection }: Device): void {
  const storage = {
    estimate: async () => ({ quota: free, usage: 0 }),
    persisted: async () => isKept,
    persist: async () => isKept,
  };
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
  const network =
    connection === undefined ? undefined : Object.assign(new EventTarget(), { type: connection });
  Object.defineProperty(navigator, "connection", { configurable: true, value: network });
}

/** In the page: a request that is never answered is not given up, however long the scene is looked at. */
function waitForAnswers(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}

interface ToStore {
  areas: readonly object[];
  /** Of the database, and of the sign that there is something in it. */
  key: string;
}

/** In the page, before the app opens the database: whoever asks for it first makes it. */
function storeAreas({ areas, key }: ToStore): void {
  if (location.protocol === "about:") return;
  const { user } = JSON.parse(localStorage.getItem("creel.session") ?? "{}");
  localStorage.setItem(key, "1");
  const opening = indexedDB.open(key, 1);
  opening.addEventListener("upgradeneeded", () => {
    const db = opening.result;
    const store = db.createObjectStore("areas", { keyPath: "id" });
    db.createObjectStore("tiles");
    // As the app keeps them, with the address of the host.
    const stored = JSON.stringify(areas).replaceAll('"/api/map/tiles/', `"${location.origin}/api/map/tiles/`);
    for (const area of JSON.parse(stored)) store.put({ ...area, userId: user.id });
  });
  opening.addEventListener("success", () => opening.result.close());
}
