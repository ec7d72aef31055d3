import { useEffect, useLayoutEffect, useState } from "react";

import type { MapPoint } from "../view/map-types.ts";
import { addClusterSet, dropClusterSet, NO_CLUSTERS, startClusters } from "./ask-clusters.ts";

const NONE: readonly MapPoint[] = [];

/**
 * The addresses of tiles with these points. MapLibre's own clusters walk over each point on the page's thread.
 *
 * @param radius in px: points so near to each other are one
 */
export function useClusterTiles(points: readonly MapPoint[] | null, radius: number): string[] {
  const [tiles, setTiles] = useState([NO_CLUSTERS]);
  useEffect(startClusters, []);
  // The source takes its first address while it renders, and keeps that of a render that React throws away: until the
  // points are committed it is the same for all.
  useLayoutEffect(() => {
    const address = addClusterSet(points ?? NONE, radius);
    // oxlint-disable-next-line react/set-state-in-effect -- a worker holds the points of what is committed alone
    setTiles([address]);
    return () => dropClusterSet(address);
  }, [points, radius]);
  return tiles;
}
