import type * as maplibregl from "maplibre-gl";

import { storedSession } from "../../http/stored-session.ts";
import type { Area, Whole } from "./area.ts";
import { areasRevision, readAreas, readSavedTile } from "./areas-store.ts";
import { readTile, unpackTile } from "./fetch-tile.ts";
import { addressOf, isInRange, rangeAt, templateOf, type Tile } from "./tiles-in.ts";

/** An area whose tiles are all there. */
type WholeArea = Area & { whole: Whole };

let known: { revision: number; areas: Promise<WholeArea[]> } | null = null;

/** The areas of the user who is signed in. */
export function wholeAreas(): Promise<WholeArea[]> {
  const revision = areasRevision.get();
  if (known?.revision !== revision) known = { revision, areas: readWhole() };
  return known.areas;
}

async function readWhole(): Promise<WholeArea[]> {
  const areas = await readAreas(storedSession()?.user.id ?? "");
  return areas.flatMap((area) => (area.whole ? [{ ...area, whole: area.whole }] : []));
}

/** The address that `savedTemplate` writes. */
const ADDRESS = /^\w+:\/\/(?<zoom>\d+)\/(?<x>\d+)\/(?<y>\d+)\/(?<template>.*)$/u;

/** The address of tiles that are read from this device first; without a host from there alone. */
export function savedTemplate(template = ""): string {
  return `saved://{z}/{x}/{y}/${encodeURIComponent(template)}`;
}

/** Tiles of the same edition are not fetched again, older ones stand in where the host cannot be reached. */
export async function loadTile(
  { url }: maplibregl.RequestParameters,
  { signal }: AbortController,
): Promise<maplibregl.GetResourceResponse<ArrayBuffer>> {
  const { zoom, x, y, template = "" } = ADDRESS.exec(url)?.groups ?? {};
  const tile = { zoom: Number(zoom), x: Number(x), y: Number(y) };
  const address = decodeURIComponent(template);
  const same = await readSaved(tile, (whole) => address === "" || templateOf(whole.tileJson) === address);
  if (same) return { data: same };
  if (address === "") return { data: new ArrayBuffer(0) };
  try {
    return await fetchNow(addressOf(address, tile), signal);
  } catch (error) {
    const older = signal.aborted ? null : await readSaved(tile, () => true);
    if (older) return { data: older };
    throw error;
  }
}

async function readSaved(tile: Tile, isWanted: (whole: Whole) => boolean): Promise<ArrayBuffer | null> {
  for (const { bounds, whole } of await wholeAreas()) {
    if (!isWanted(whole) || !isInRange(rangeAt(bounds, tile.zoom), tile)) continue;
    const bytes = await readSavedTile(whole.generation, tile);
    if (bytes) return unpackTile(bytes);
  }
  return null;
}

async function fetchNow(
  address: string,
  signal: AbortSignal,
): Promise<maplibregl.GetResourceResponse<ArrayBuffer>> {
  const response = await fetch(address, { signal, credentials: "omit" });
  const { bytes } = await readTile(response);
  return {
    data: bytes,
    cacheControl: response.headers.get("cache-control"),
    expires: response.headers.get("expires"),
  };
}
