import { tripCalendarSchema, tripListSchema, tripStatsSchema } from "@creel/domain/trips/trip-list";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import { send } from "../http/send.ts";
import { TRIP_STATS, tripCalendarPath, tripListPath } from "./trips.requests.ts";

/** The prefix of everything that changes with a trip. */
export const TRIPS_KEY = ["trips"] as const;

export type TripList = z.infer<typeof tripListSchema>;

/** @param query the filters, as in an address */
export function tripListQuery(query = "") {
  return infiniteQueryOptions({
    queryKey: [...TRIPS_KEY, "list", query],
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
