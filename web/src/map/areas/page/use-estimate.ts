import type { TileJson } from "@creel/domain/map/tiles";
import type { Bounds } from "@creel/domain/places/bounds";
import { useQuery } from "@tanstack/react-query";

import { estimateArea } from "../tiles/estimate.ts";
import { templateOf } from "../tiles/tiles-in.ts";

/** What saving a part of the map takes; the estimate is `null` for what is too large, `undefined` until it is known. */
export function useEstimate(tileJson: TileJson | null, bounds: Bounds | null) {
  const { data, isError } = useQuery({
    queryKey: ["area-estimate", tileJson && templateOf(tileJson), bounds],
    queryFn: () => (tileJson && bounds ? estimateArea(bounds, tileJson) : null),
    enabled: tileJson !== null && bounds !== null,
    staleTime: Infinity,
    retry: false,
  });
  return { estimate: data, hasFailed: isError };
}
