import type { Bounds } from "@creel/domain/places/bounds";
import type * as maplibregl from "maplibre-gl";
import { useEffect } from "react";

import { workerClient } from "../../device/worker-client.ts";
import { boundsOf } from "../view/map-bounds.ts";
import type { MapPoint } from "../view/map-types.ts";
import type { ClusterAnswer, ClusterRequest } from "./cluster-sets.ts";
import { packPoints } from "./pack-points.ts";

/** A hundred thousand points take a slow phone half a minute. */
const LIMIT_MS = 120_000;

/** Without workers, the page clusters the points itself. */
const client = workerClient<ClusterRequest, ClusterAnswer>({
  make: () => new Worker(new URL("./clusters.worker.ts", import.meta.url), { type: "module" }),
  limitMs: LIMIT_MS,
  loadInPage: async () => (await import("./cluster-sets.ts")).answerClusterRequest,
});

interface ClusterSet {
  points: readonly MapPoint[];
  /** In px; points closer than this are merged. */
  radius: number;
  /** Set once the worker gets the points; `null` before that, and after a failure. */
  sent: Promise<unknown> | null;
}

const sets = new Map<string, ClusterSet>();
let count = 0;

/** The address of a set that no layer shows yet. */
let prepared: string | null = null;

/** Loads the clustering code while the points are loading. */
export function startClusters(): void {
  if ("Worker" in globalThis) client.start();
}

/**
 * Clusters points while the code that draws them is loading. The layer that shows them takes over the set.
 *
 * @returns a function that drops the set unless a layer shows it
 */
export function prepareClusters(points: readonly MapPoint[], radius: number): () => void {
  if ([...sets.values()].some((set) => isOf(set, points, radius))) return () => {};
  const address = addClusterSet(points, radius);
  prepared = address;
  // The next request for a tile sends the points again, and gets the error.
  const set = sets.get(setOf(address));
  if (set && points.length > 0) sendOnce(setOf(address), set).catch(() => {});
  return () => {
    if (prepared !== address) return;
    prepared = null;
    dropClusterSet(address);
  };
}

/**
 * Returns the address of the tiles of these points. They are clustered on the first request, unless they are prepared.
 */
export function addClusterSet(points: readonly MapPoint[], radius: number): string {
  const taken = prepared;
  const waiting = taken === null ? undefined : sets.get(setOf(taken));
  if (taken !== null && waiting && isOf(waiting, points, radius)) {
    prepared = null;
    return taken;
  }
  count += 1;
  const set = String(count);
  sets.set(set, { points, radius, sent: null });
  return `clusters://${set}/{z}/{x}/{y}`;
}

export function dropClusterSet(address: string | null): void {
  if (address === null) return;
  const set = setOf(address);
  const isSent = sets.get(set)?.sent;
  sets.delete(set);
  if (isSent) client.ask({ kind: "drop", set }).catch(() => {});
}

const TILE = /(?<zoom>\d+)\/(?<x>\d+)\/(?<y>\d+)$/u;

/** Loads a tile of clusters and single points. It is empty for a set that is no longer shown. */
export async function loadClusterTile({
  url,
}: maplibregl.RequestParameters): Promise<maplibregl.GetResourceResponse<ArrayBuffer>> {
  const { zoom, x, y } = TILE.exec(url)?.groups ?? {};
  const tile = { zoom: Number(zoom), x: Number(x), y: Number(y) };
  const answer = await askAbout({ kind: "tile", set: setOf(url), tile });
  return { data: answer?.tile?.buffer ?? new ArrayBuffer(0) };
}

/** The result of a tap on a cluster. `bounds` is `null` if a closer zoom separates its points. */
interface ClusterOpening {
  zoom: number;
  bounds: Bounds | null;
}

/** Returns `null` if its points are no longer shown. */
export async function openClusterOf(address: string, cluster: number): Promise<ClusterOpening | null> {
  const set = setOf(address);
  const { points = [] } = sets.get(set) ?? {};
  const opened = (await askAbout({ kind: "open", set, cluster }))?.opened;
  if (!opened) return null;
  const ids = new Set(opened.ids);
  return { zoom: opened.zoom, bounds: boundsOf(points.filter(({ id }) => ids.has(id))) };
}

function isOf(set: ClusterSet, points: readonly MapPoint[], radius: number): boolean {
  return set.points === points && set.radius === radius;
}

function setOf(address: string): string {
  return /^clusters:\/\/(?<set>\w+)/u.exec(address)?.groups?.["set"] ?? "";
}

async function askAbout(
  request: Extract<ClusterRequest, { kind: "tile" | "open" }>,
): Promise<ClusterAnswer | null> {
  const found = sets.get(request.set);
  if (!found || found.points.length === 0) return null;
  const sent = sendOnce(request.set, found);
  await sent;
  const answer = await client.ask(request);
  if (answer.isKnown) return answer;
  if (sets.get(request.set) !== found) return null;
  // A new worker does not know what the previous one knew.
  if (found.sent === sent) found.sent = send(request.set, found);
  await found.sent;
  return client.ask(request);
}

function sendOnce(set: string, found: ClusterSet): Promise<unknown> {
  return (found.sent ??= send(set, found));
}

async function send(set: string, found: ClusterSet): Promise<void> {
  try {
    await client.ask({ kind: "set", set, points: packPoints(found.points), radius: found.radius });
  } catch (error) {
    found.sent = null;
    throw error;
  }
}

/**
 * Clusters the points of a map while its code is loading. For a hundred thousand points, that takes as long as
 * everything that is drawn first.
 *
 * @param radius The radius of the layer to come, in px; `null` without one.
 */
export function usePreparedClusters(points: readonly MapPoint[] | null, radius: number | null): void {
  useEffect(startClusters, []);
  useEffect(
    () => (points === null || radius === null ? undefined : prepareClusters(points, radius)),
    [points, radius],
  );
}
