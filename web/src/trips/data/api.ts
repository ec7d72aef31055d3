import type { Trip } from "@creel/domain/trips/trip";
import type { TripList } from "@creel/domain/trips/trip-list";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";

import { asTrip } from "../outbox/as-trip.ts";
import type { CalendarOf } from "./read-trips.ts";

/** The prefix of everything that changes with a trip. */
export const TRIPS_KEY = ["trips"] as const;
/** The prefix of the paged lists. */
export const TRIP_LISTS_KEY = [...TRIPS_KEY, "list"] as const;

/** The schemas of trips weigh 5 kB, which the first page does not need. */
const calls = () => import("./read-trips.ts");

/**
 * `useTrips` adds what waits on this device.
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
 * `useTripStats` adds what waits on this device.
 *
 * @param query the filters, as in an address
 */
export function tripStatsQuery(query = "") {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "stats", query],
    queryFn: async ({ signal }) => (await calls()).readTripStats(query, signal),
  });
}

/** The answer is an object while no trip runs, too, because copies of `null` are not stored. `useRunningTrip` adds what waits on this device. */
export const runningTripQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "running"],
  queryFn: async ({ signal }) => (await calls()).readRunningTrip(signal),
});

/** `useTrip` adds what waits on this device. */
export function tripQuery(id: string) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "one", id],
    queryFn: async ({ signal }) => (await calls()).readTrip(id, signal),
  });
}

/** `useTripCalendar` adds what waits on this device. */
export function tripCalendarQuery(of: CalendarOf) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "calendar", of.year, of.species],
    queryFn: async ({ signal }) => (await calls()).readTripCalendar(of, signal),
    placeholderData: keepPreviousData,
  });
}

/** Finds a trip in the cached answers. */
export function findTripIn(queryClient: QueryClient, id: string): Trip | undefined {
  const one = queryClient.getQueryData(tripQuery(id).queryKey);
  const running = queryClient.getQueryData(runningTripQuery.queryKey)?.trip;
  if (one) return one;
  if (running?.id === id) return running;
  const listed = queryClient
    .getQueriesData<InfiniteData<TripList>>({ queryKey: TRIP_LISTS_KEY })
    .flatMap(([, list]) => list?.pages.flatMap(({ trips }) => trips) ?? [])
    .find((trip) => trip.id === id);
  return listed && asTrip(listed);
}
