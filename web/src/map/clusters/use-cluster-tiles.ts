import { useEffect, useMemo } from "react";

import type { MapPoint } from "../view/map-types.ts";
import { addClusterSet, dropClusterSet, startClusters } from "./ask-clusters.ts";

const NONE: readonly MapPoint[] = [];

/**
 * The addresses of tiles with these points. MapLibre's own clusters walk over each point on the page's thread.
 *
 * @param radius in px: points so near to each other are one
 */
export function useClusterTiles(points: readonly MapPoint[] | null, radius: number): string[] {
  const address = useMemo(() => addClusterSet(points ?? NONE, radius), [points, radius]);
  useEffect(startClusters, []);
  useEffect(() => () => dropClusterSet(address), [address]);
  return [address];
}
