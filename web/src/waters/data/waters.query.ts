import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** The schemas of waters are no part of the first page. */
const calls = () => import("./read-waters.ts");

/** The prefix of everything that changes with a water. */
export const WATERS_KEY = ["waters"] as const;
/** The prefix of the lists. */
export const WATER_LISTS_KEY = [...WATERS_KEY, "list"] as const;

export interface WaterFilters {
  species?: string | undefined;
  year?: string | undefined;
}

/** The previous list stays until the next one arrives. Without what waits on this device: see `useWaters`. */
export function waterListQuery(filters: WaterFilters = {}) {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return queryOptions({
    queryKey: [...WATER_LISTS_KEY, query],
    queryFn: async ({ signal }) => (await calls()).readWaters(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** Without what waits on this device: see `useWater`. */
export function waterQuery(id: string) {
  return queryOptions({
    queryKey: [...WATERS_KEY, "one", id],
    queryFn: async ({ signal }) => (await calls()).readWater(id, signal),
  });
}

export function waterStatsQuery(id: string) {
  return queryOptions({
    queryKey: [...WATERS_KEY, "stats", id],
    queryFn: async ({ signal }) => (await calls()).readWaterStats(id, signal),
  });
}

export function lastTripsQuery(id: string) {
  return queryOptions({
    queryKey: [...WATERS_KEY, "trips", id],
    queryFn: async ({ signal }) => (await calls()).readLastTrips(id, signal),
  });
}
