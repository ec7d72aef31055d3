import { useEffect } from "react";

import type { MapPoint } from "../view/map-types.ts";
import { prepareClusters, startClusters } from "./ask-clusters.ts";

/**
 * Clusters the points of a map while its code is loading: of a hundred thousand that takes as long as all else that is
 * drawn first.
 *
 * @param radius that of the layer to come, in px; `null` without one
 */
export function usePreparedClusters(points: readonly MapPoint[] | null, radius: number | null): void {
  useEffect(startClusters, []);
  useEffect(
    () => (points === null || radius === null ? undefined : prepareClusters(points, radius)),
    [points, radius],
  );
}
