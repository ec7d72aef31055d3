import { tripCalendarSchema, tripListSchema, tripStatsSchema } from "@creel/domain/trips/trip-list";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import { send } from "../http/send.ts";
import { TRIP_LISTS_KEY, TRIPS_KEY } from "./trips-key.ts";
import { TRIP_STATS, tripCalendarPath, tripListPath } from "./trips.requests.ts";

export type TripList = z.infer<typeof tripListSchema>;

/**
 * Without what waits on this device: see `useTrips`.
 *
 * @param query the filters, as in an address
 */
export function tripListQuery(query = "") {
  return infiniteQueryOptions({
    queryKey: [...TRIP_LISTS_KEY, query],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      send({ path: tripListPath(query, pageParam), signal }, tripListSchema),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export const tripStatsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "stats"],
  queryFn: ({ signal }) => send({ path: TRIP_STATS, signal }, tripStatsSchema),
});

export function tripCalendarQuery(year: number) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "calendar", year],
    queryFn: ({ signal }) => send({ path: tripCalendarPath(year), signal }, tripCalendarSchema),
    placeholderData: keepPreviousData,
  });
}
