import type { RateMapResolution } from "@creel/domain/insights/rate-map";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "../../trips/data/api.ts";

/** Fish an hour in hexagons; those of the previous size stay until the next ones arrive. */
export function rateMapQuery(resolution: RateMapResolution) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "rate-map", resolution],
    queryFn: async ({ signal }) => (await import("./insights.calls.ts")).readRateMap(resolution, signal),
    placeholderData: keepPreviousData,
  });
}
