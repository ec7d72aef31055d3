import { useMap } from "@vis.gl/react-maplibre";
import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

import type { MapPoint } from "../view/map-types.ts";
import { addClusterSet, dropClusterSet, startClusters } from "./ask-clusters.ts";

/** The events after which a source's tiles may have finished loading. */
const NEWS = ["sourcedata", "sourcedataabort", "idle"] as const;

const NONE: readonly MapPoint[] = [];

/**
 * Returns the address of tiles with these points; `null` until they are committed, because a source keeps the first
 * address that it gets while React renders, even in a render that is discarded. MapLibre's own clustering visits each
 * point on the page's thread.
 *
 * @param source The source that shows them.
 * @param radius In px; points closer than this are merged.
 */
export function useClusterTiles(
  source: string,
  points: readonly MapPoint[] | null,
  radius: number,
): string | null {
  const map = useMap().current;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(startClusters, []);
  useLayoutEffect(
    () => onceTilesLoaded(map, source, () => setAddress(addClusterSet(points ?? NONE, radius))),
    [map, source, points, radius],
  );
  useEffect(() => () => dropClusterSet(address), [address]);
  return address;
}

type Listen = (news: (typeof NEWS)[number], listener: () => void) => unknown;

/** The part of MapLibre's map that this needs. */
interface TiledMap {
  getSource: (id: string) => unknown;
  isSourceLoaded: (id: string) => boolean;
  on: Listen;
  off: Listen;
}

/**
 * Changes the address of a source's tiles once none is loading. Otherwise, MapLibre would keep what comes from the
 * previous address (`VectorTileSource.loadTile` parses a tile that was still loading again, and does not request it
 * again).
 *
 * @param change Called at once if nothing is loading, or if there is no such source yet.
 * @returns a function that stops waiting
 */
export function onceTilesLoaded(map: TiledMap | undefined, source: string, change: () => void): () => void {
  const isLoading = () => map?.getSource(source) !== undefined && !map.isSourceLoaded(source);
  if (!map || !isLoading()) {
    change();
    return () => {};
  }
  let isWaiting = true;
  function stop(): void {
    isWaiting = false;
    for (const news of NEWS) map?.off(news, lookLater);
  }
  function look(): void {
    if (!isWaiting || isLoading()) return;
    stop();
    // Runs before the map requests another tile.
    flushSync(change);
  }
  // When React removes a source, the event fires while React must not be flushed.
  const lookLater = () => queueMicrotask(look);
  for (const news of NEWS) map.on(news, lookLater);
  return stop;
}
