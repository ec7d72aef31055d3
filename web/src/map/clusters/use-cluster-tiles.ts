import { useMap } from "@vis.gl/react-maplibre";
import { useEffect, useLayoutEffect, useState } from "react";

import type { MapPoint } from "../view/map-types.ts";
import { addClusterSet, dropClusterSet, startClusters } from "./ask-clusters.ts";
import { onceTilesLoaded } from "./once-tiles-loaded.ts";

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
