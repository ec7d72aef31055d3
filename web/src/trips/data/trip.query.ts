import { queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "./trips-key.ts";

/** The schemas of trips are no part of the first page. */
const calls = () => import("./trips.calls.ts");

/** An object also while no trip runs, because copies of `null` are not stored. Without what waits on this device: see `useRunningTrip`. */
export const runningTripQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "running"],
  queryFn: async ({ signal }) => (await calls()).readRunningTrip(signal),
});

/** Without what waits on this device: see `useTrip`. */
export function tripQuery(id: string) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "one", id],
    queryFn: async ({ signal }) => (await calls()).readTrip(id, signal),
  });
}
