import { isOnMobileData } from "../../device/connection.ts";
import { isOutOfRoom } from "../../device/room.ts";
import { MAPS_ANYWHERE_KEY, MAPS_LOCK } from "../../device/storage-keys.ts";
import { logFailure } from "../../http/log-failure.ts";
import { createStore, type ReadableStore } from "../../store/create-store.ts";
import { storedText } from "../../store/stored-text.ts";
import { useStore } from "../../store/use-store.ts";
import { type Area, MOST_BYTES } from "./area.ts";
import {
  restartSaving,
  finishSaving,
  missingTiles,
  readAreas,
  stopSaving,
  storeTile,
} from "./areas-store.ts";
import { AT_ONCE, fetchTile, fetchTileJson, TileRefusedError } from "./fetch-tile.ts";
import { templateOf } from "./tiles-in.ts";

/** Set if parts of the map may also be saved over mobile data. */
const anywhere = storedText(MAPS_ANYWHERE_KEY);

const TRY_AGAIN_MS = 30_000;

/** Fewer tiles do not predict the pace. */
const PACE_TILES = 12;

const waiting = createStore<"host" | "wifi" | null>(null);

/** The reason why saving waits. It resumes by itself once the host can be reached, or on Wi-Fi. */
export const savingWaitsFor: ReadableStore<"host" | "wifi" | null> = waiting;

const pace = createStore<number | null>(null);

/** Milliseconds per tile of the area that is being saved; `null` until it can be estimated. */
export const savingPace: ReadableStore<number | null> = pace;

let running: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let stopWaitingForWifi = () => {};

/** Thrown if only mobile data is available and may not be used. */
class NoWifiError extends Error {
  override readonly name = "NoWifiError";
}

/** Saves a user's areas one after another, in one tab of the device. */
export function saveAreas(userId: string): Promise<void> {
  running ??= inOneTab(() => saveAll(userId)).finally(() => {
    running = null;
  });
  return running;
}

async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request(MAPS_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

async function saveAll(userId: string): Promise<void> {
  clearTimeout(timer);
  stopWaitingForWifi();
  try {
    for (;;) {
      const areas = await readAreas(userId);
      const next = areas.findLast(({ saving }) => saving?.obstacle === null);
      if (!next) break;
      await saveArea(next);
    }
    waiting.set(null);
  } catch (error) {
    if (error instanceof NoWifiError) {
      waiting.set("wifi");
      stopWaitingForWifi = onceItMayDiffer(() => void saveAreas(userId));
      return;
    }
    // Offline, nothing is lost: saving resumes where it stopped.
    if (navigator.onLine) logFailure("A part of the map could not be saved yet", error);
    waiting.set("host");
    waitForHost(userId);
  }
}

function waitForHost(userId: string): void {
  addEventListener("online", () => void saveAreas(userId), { once: true });
  timer = setTimeout(() => void saveAreas(userId), TRY_AGAIN_MS);
}

/** @throws NoWifiError, and what fetch throws without a network */
async function saveArea(area: Area): Promise<void> {
  refuseMobileData();
  try {
    if (await restartIfNewer(area)) return;
    waiting.set(null);
    await fetchMissing(area);
  } catch (error) {
    if (isOutOfRoom(error)) await stopSaving(area, "room");
    else if (error instanceof TileRefusedError) await stopSaving(area, "refused");
    else throw error;
  }
}

/** Returns whether the host has newer tiles, and starts over with them. */
async function restartIfNewer(area: Area): Promise<boolean> {
  const current = await fetchTileJson(area.address);
  if (!area.saving || templateOf(current) === templateOf(area.saving.tileJson)) return false;
  await restartSaving(area, current);
  return true;
}

/** @throws NoWifiError */
function refuseMobileData(): void {
  if (mustWaitForWifi()) throw new NoWifiError();
}

/**
 * @throws NoWifiError, TileRefusedError, what fetch throws without a network, and what the device throws without room
 */
async function fetchMissing(area: Area): Promise<void> {
  let isAnyMissing = false;
  const begunAt = Date.now();
  let count = 0;
  const tiles = (await missingTiles(area)).values();
  const template = area.saving ? templateOf(area.saving.tileJson) : "";
  const ended = new AbortController();
  const takeTiles = async () => {
    for (const tile of tiles) {
      if (ended.signal.aborted) return;
      refuseMobileData();
      const fetched = await fetchTile(template, tile, ended.signal);
      isAnyMissing ||= fetched.isMissing;
      const saving = await storeTile(area, tile, fetched.bytes);
      count += 1;
      if (count >= PACE_TILES) pace.set((Date.now() - begunAt) / count);
      if (saving && saving.bytes <= MOST_BYTES) continue;
      ended.abort();
      if (saving) await stopSaving(area, "size");
      return;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, takeTiles));
  } finally {
    ended.abort();
    pace.set(null);
  }
  const isWhole = (await missingTiles(area)).length === 0;
  // Tiles are also missing if a host has replaced them with newer ones.
  if (!isWhole || (isAnyMissing && (await restartIfNewer(area)))) return;
  await finishSaving(area.id);
}

/**
 * Whether saving waits for Wi-Fi, as chosen on this device; `null` if the browser does not report the type of network.
 */
export function useIsWifiOnly(): boolean | null {
  const isMobile = useStore(isOnMobileData);
  const chosen = useStore(anywhere);
  return isMobile === null ? null : chosen === null;
}

export function setWifiOnly(isWifiOnly: boolean): void {
  anywhere.set(isWifiOnly ? null : "yes");
}

/** Whether only mobile data is available and may not be used. */
function mustWaitForWifi(): boolean {
  return isOnMobileData.get() === true && anywhere.get() === null;
}

/** Calls back once when the network or the setting changes. Returns a function that stops waiting. */
function onceItMayDiffer(listener: () => void): () => void {
  const stops = [isOnMobileData.subscribe(change), anywhere.subscribe(change)];
  function stop(): void {
    for (const each of stops) each();
  }
  function change(): void {
    stop();
    listener();
  }
  return stop;
}
