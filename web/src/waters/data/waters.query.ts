import { tripListSchema } from "@creel/domain/trips/trip-list";
import { waterAnswerSchema, waterListSchema, waterStatsSchema } from "@creel/domain/waters/water";
import { queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";

/** The prefix of everything that changes with a water. */
export const WATERS_KEY = ["waters"] as const;

const LAST_TRIPS = 3;

export const waterListQuery = queryOptions({
  queryKey: [...WATERS_KEY, "list"],
  queryFn: ({ signal }) => send({ path: "/waters", signal }, waterListSchema),
});

export function waterQuery(id: string) {
  return queryOptions({
    queryKey: [...WATERS_KEY, "one", id],
    queryFn: async ({ signal }) => (await send({ path: `/waters/${id}`, signal }, waterAnswerSchema)).water,
  });
}

export function waterStatsQuery(id: string) {
  return queryOptions({
    queryKey: [...WATERS_KEY, "stats", id],
    queryFn: ({ signal }) => send({ path: `/waters/${id}/stats`, signal }, waterStatsSchema),
  });
}

export function lastTripsQuery(id: string) {
  return queryOptions({
    queryKey: [...WATERS_KEY, "trips", id],
    queryFn: async ({ signal }) => {
      const path = `/trips?water=${id}&limit=${LAST_TRIPS}`;
      return (await send({ path, signal }, tripListSchema)).trips;
    },
  });
}
