import { useMap } from "@vis.gl/react-maplibre";
import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

import type { MapPoint } from "../view/map-types.ts";
import { addClusterSet, dropClusterSet, startClusters } from "./ask-clusters.ts";

/** After each of them tiles of a source may be no longer on their way. */
const NEWS = ["sourcedata", "sourcedataabort", "idle"] as const;

const NONE: readonly MapPoint[] = [];

/**
 * The address of tiles with these points; `null` before they are committed, since a source keeps the first address that
 * it is given while React renders, also in a render that is thrown away. MapLibre's own clusters walk over each point on
 * the page's thread.
 *
 * @param source which shows them
 * @param radius in px: points so near to each other are one
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

/** What of MapLibre's map it needs. */
interface TiledMap {
  getSource: (id: string) => unknown;
  isSourceLoaded: (id: string) => boolean;
  on: Listen;
  off: Listen;
}

/**
 * Changes the address of a source's tiles once none is on its way: MapLibre would keep what comes from the address
 * before (`VectorTileSource.loadTile` parses a tile that was still loading again, and does not ask for it again).
 *
 * @param change is called at once where nothing is on its way, and where there is no such source yet
 * @returns what ends the waiting
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
    // Before the map asks for another tile.
    flushSync(change);
  }
  // A source that React removes tells so while React must not be flushed.
  const lookLater = () => queueMicrotask(look);
  for (const news of NEWS) map.on(news, lookLater);
  return stop;
}
