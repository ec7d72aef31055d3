import type { Outings } from "@creel/domain/insights/outings";
import { queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "../../trips/data/api.ts";

/** All that was fished. The schemas are no part of the first page. */
export const outingsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "outings"],
  queryFn: async ({ signal }) => (await import("./insights.calls.ts")).readOutings(signal),
});

const arrivals = new WeakMap<Outings, number>();

/** When they came first, in ms: the same for the same trips, however often they are asked for. */
export function cameAt(outings: Outings, updatedAt: number): number {
  const at = arrivals.get(outings) ?? updatedAt;
  arrivals.set(outings, at);
  return at;
}
