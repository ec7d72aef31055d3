import { tripListSchema } from "@creel/domain/trips/trip-list";
import { waterAnswerSchema } from "@creel/domain/waters/water";
import { waterListSchema } from "@creel/domain/waters/water-list";
import { waterStatsSchema } from "@creel/domain/waters/water-stats";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";

/** The prefix of everything that changes with a water. */
export const WATERS_KEY = ["waters"] as const;

const LAST_TRIPS = 3;

export interface WaterFilters {
  species?: string | undefined;
  year?: string | undefined;
}

/** The previous list stays until the next one arrives. */
export function waterListQuery(filters: WaterFilters = {}) {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return queryOptions({
    queryKey: [...WATERS_KEY, "list", query],
    queryFn: ({ signal }) => send({ path: query ? `/waters?${query}` : "/waters", signal }, waterListSchema),
    placeholderData: keepPreviousData,
  });
}

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
