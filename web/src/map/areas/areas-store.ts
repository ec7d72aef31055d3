import type { TileJson } from "@creel/domain/map/tiles";
import type { DBSchema } from "idb";
import { v7 as uuidv7 } from "uuid";

import { openedOnce } from "../../device/device-database.ts";
import { MAPS_CHANNEL, MAPS_DATABASE, MAPS_KEY } from "../../device/storage-keys.ts";
import { createStore, type ReadableStore } from "../../store/create-store.ts";
import type { Area, Obstacle, Saving } from "./area.ts";
import { countTiles, placeOf, rangesIn, type Tile, tilesOf } from "./tiles-in.ts";

export const areasDatabase = openedOnce<AreasDatabase>({ name: MAPS_DATABASE }, (db) => {
  db.createObjectStore("areas", { keyPath: "id" });
  db.createObjectStore("tiles");
});

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(MAPS_CHANNEL) : null;
const revision = createStore(0);

/** Increases whenever any tab changes the areas of this device. */
export const areasRevision: ReadableStore<number> = revision;

/** Newest first. */
export async function readAreas(userId: string): Promise<Area[]> {
  const all = await (await areasDatabase()).getAll("areas");
  return all.filter((area) => area.userId === userId).toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

type NewArea = Omit<Area, "id" | "whole" | "saving"> & { tileJson: TileJson };

/** Adds an area whose tiles are still to be saved. */
export async function addArea({ tileJson, ...area }: NewArea): Promise<void> {
  await (
    await areasDatabase()
  ).put("areas", {
    ...area,
    id: uuidv7(),
    whole: null,
    saving: begin(area, tileJson),
  });
  announceDrawn();
}

function begin(area: Pick<Area, "bounds" | "zooms">, tileJson: TileJson): Saving {
  const total = rangesIn(area.bounds, area.zooms).reduce((sum, range) => sum + countTiles(range), 0);
  return { generation: uuidv7(), tileJson, total, done: 0, bytes: 0, obstacle: null };
}

/** Changes the stored area; does nothing if it is gone. */
async function changeArea(id: string, change: (area: Area) => Area): Promise<void> {
  const transaction = (await areasDatabase()).transaction("areas", "readwrite");
  const area = await transaction.store.get(id);
  if (area) await transaction.store.put(change(area));
  await transaction.done;
  announceAreas();
}

/** Resumes a stopped save, or fetches all tiles again. The existing tiles stay until then. */
export function saveAgain(id: string, tileJson: TileJson | null): Promise<void> {
  return changeArea(id, (area) => ({
    ...area,
    saving: resumed(area) ?? (tileJson && begin(area, tileJson)),
  }));
}

/** Records that the host has no newer tiles. */
export function noteCurrent(id: string): Promise<void> {
  return changeArea(id, (area) => ({
    ...area,
    whole: area.whole && { ...area.whole, checkedAt: Date.now() },
  }));
}

function resumed({ saving }: Area): Saving | null {
  return saving && { ...saving, obstacle: null };
}

export function pauseSaving(id: string): Promise<void> {
  return changeArea(id, (area) => ({
    ...area,
    saving: area.saving && { ...area.saving, obstacle: "paused" },
  }));
}

/** Stops saving, and deletes the saved tiles if it cannot resume. */
export async function stopSaving({ id, saving }: Area, obstacle: Obstacle): Promise<void> {
  if (saving && (obstacle === "room" || obstacle === "size")) {
    await (await areasDatabase()).delete("tiles", tilesOfGeneration(saving.generation));
    await changeArea(id, (area) => ({ ...area, saving: { ...saving, obstacle, done: 0, bytes: 0 } }));
  } else {
    await changeArea(id, (area) => ({ ...area, saving: area.saving && { ...area.saving, obstacle } }));
  }
}

/** Starts over because the host has newer tiles, which would not match the older ones. */
export async function restartSaving({ id, saving }: Area, tileJson: TileJson): Promise<void> {
  if (saving) await (await areasDatabase()).delete("tiles", tilesOfGeneration(saving.generation));
  await changeArea(id, (area) => ({ ...area, saving: begin(area, tileJson) }));
}

/** In the order in which they are fetched, lowest zooms first. */
export async function missingTiles({ bounds, zooms, saving }: Area): Promise<Tile[]> {
  if (!saving) return [];
  const db = await areasDatabase();
  const keys = await db.getAllKeys("tiles", tilesOfGeneration(saving.generation));
  const there = new Set(keys.map(([, place]) => place));
  return rangesIn(bounds, zooms)
    .flatMap(tilesOf)
    .filter((tile) => !there.has(placeOf(tile)));
}

/** Stores a tile that was fetched for an area; `null` if it is no longer wanted, because it was paused or removed. */
export async function storeTile(
  { id, saving: begun }: Area,
  tile: Tile,
  bytes: ArrayBuffer,
): Promise<Saving | null> {
  const transaction = (await areasDatabase()).transaction(["areas", "tiles"], "readwrite");
  const areas = transaction.objectStore("areas");
  const area = await areas.get(id);
  const saving = area?.saving;
  if (!area || !saving || saving.obstacle !== null || saving.generation !== begun?.generation) {
    await transaction.done;
    return null;
  }
  const next = { ...saving, done: saving.done + 1, bytes: saving.bytes + bytes.byteLength };
  await Promise.all([
    transaction.objectStore("tiles").put(bytes, [saving.generation, placeOf(tile)]),
    areas.put({ ...area, saving: next }),
    transaction.done,
  ]);
  announceAreas();
  return next;
}

/** Replaces the older tiles once all new ones are there. */
export async function finishSaving(id: string): Promise<void> {
  const transaction = (await areasDatabase()).transaction(["areas", "tiles"], "readwrite");
  const area = await transaction.objectStore("areas").get(id);
  if (area?.saving && area.saving.obstacle === null) {
    const { generation, tileJson, bytes } = area.saving;
    const whole = { generation, tileJson, bytes, savedAt: Date.now() };
    await transaction.objectStore("areas").put({ ...area, whole, saving: null });
    if (area.whole) await transaction.objectStore("tiles").delete(tilesOfGeneration(area.whole.generation));
  }
  await transaction.done;
  announceDrawn();
}

export async function removeArea({ id, whole, saving }: Area): Promise<void> {
  const transaction = (await areasDatabase()).transaction(["areas", "tiles"], "readwrite");
  const tiles = transaction.objectStore("tiles");
  const generations = [whole, saving].flatMap((each) => each?.generation ?? []);
  await Promise.all([
    transaction.objectStore("areas").delete(id),
    ...generations.map((generation) => tiles.delete(tilesOfGeneration(generation))),
    transaction.done,
  ]);
  announceDrawn();
}

/** Tells other tabs and the maps on this page that the tiles drawn offline have changed. */
function announceDrawn(): void {
  localStorage.setItem(MAPS_KEY, String(Date.now()));
  announceAreas();
}

/** Returns the saved bytes; `undefined` if there are none. */
export async function readSavedTile(generation: string, tile: Tile): Promise<ArrayBuffer | undefined> {
  return (await areasDatabase()).get("tiles", [generation, placeOf(tile)]);
}

interface AreasDatabase extends DBSchema {
  areas: { key: string; value: Area };
  /** Compressed by gzip, keyed by the generation and the place of the tile; empty for a tile without features. */
  tiles: { key: [generation: string, place: string]; value: ArrayBuffer };
}

function tilesOfGeneration(generation: string): IDBKeyRange {
  return IDBKeyRange.bound([generation], [generation, []]);
}

channel?.addEventListener("message", grow);

function announceAreas(): void {
  channel?.postMessage(null);
  grow();
}

function grow(): void {
  revision.set(revision.get() + 1);
}
