import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { TRIP_LISTS_KEY, TRIPS_KEY } from "./trips-key.ts";

/** The schemas of trips are no part of the first page. */
const calls = () => import("./trips.calls.ts");

/**
 * Without what waits on this device: see `useTrips`.
 *
 * @param query the filters, as in an address
 */
export function tripListQuery(query = "") {
  return infiniteQueryOptions({
    queryKey: [...TRIP_LISTS_KEY, query],
    initialPageParam: "",
    queryFn: async ({ signal, pageParam }) => (await calls()).readTrips({ query, cursor: pageParam }, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Where trips began, and what happened on them where, of those that the server has. */
export const tripPlacesQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "places"],
  queryFn: async ({ signal }) => (await calls()).readTripPlaces(signal),
});

/**
 * Without what waits on this device: see `useTripStats`.
 *
 * @param query the filters, as in an address
 */
export function tripStatsQuery(query = "") {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "stats", query],
    queryFn: async ({ signal }) => (await calls()).readTripStats(query, signal),
  });
}
