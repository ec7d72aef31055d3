import { DAY_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Water } from "@creel/domain/waters/water";
import type { WaterList } from "@creel/domain/waters/water-list";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";

export interface WaterFilters {
  species?: string | undefined;
  year?: string | undefined;
}

/** The prefix of everything that changes with a water. */
export const WATERS_KEY = ["waters"] as const;

/** The prefix of the lists. */
export const WATER_LISTS_KEY = [...WATERS_KEY, "list"] as const;

/** The schemas of waters are no part of the first page. */
const calls = () => import("./water-calls.ts");

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

/** The prefix of the conditions; the id of the water follows. */
export const CONDITIONS_KEY = [...WATERS_KEY, "conditions"] as const;

/** Gauges measure every 15 minutes to an hour. */
const CONDITIONS_REFRESH_MS = 5 * MINUTE_MS;

/** Level and temperature of a water. Refetched every 5 minutes while a page shows them. */
export function conditionsQuery(id: string) {
  return queryOptions({
    queryKey: [...CONDITIONS_KEY, id],
    queryFn: async ({ signal }) => (await calls()).readConditions(id, signal),
    staleTime: CONDITIONS_REFRESH_MS,
    refetchInterval: CONDITIONS_REFRESH_MS,
  });
}

/** Temperatures and levels that the angler added to the water. */
export function readingsQuery(id: string) {
  return queryOptions({
    queryKey: [...WATERS_KEY, "readings", id],
    queryFn: async ({ signal }) => (await calls()).readReadings(id, signal),
  });
}

/** The heights of rivers at which the angler is told. */
export const marksQuery = queryOptions({
  queryKey: [...WATERS_KEY, "marks"],
  queryFn: async ({ signal }) => (await calls()).readMarks(signal),
});

/** The gauges to choose from. It does not retry, because the server has asked each service twice. */
export function offeredGaugesQuery(id: string) {
  return queryOptions({
    queryKey: [...WATERS_KEY, "gauges", id],
    queryFn: async ({ signal }) => (await calls()).readOfferedGauges(id, signal),
    staleTime: 30 * MINUTE_MS,
    retry: false,
  });
}

/** 0.01° is about 1 km: nearer places have the same station. */
const TIDE_DECIMALS = 2;

/** The constituents of the nearest tide station; `null` if none is near. */
export function tidesQuery({ latitude, longitude }: Coordinates) {
  const place = `lat=${latitude.toFixed(TIDE_DECIMALS)}&lon=${longitude.toFixed(TIDE_DECIMALS)}`;
  return queryOptions({
    queryKey: ["tides", place],
    queryFn: async ({ signal }) => (await calls()).readTides(place, signal),
    staleTime: DAY_MS,
  });
}

/** A water as the answers that are cached have it; of one that only a list has, without its spots. */
export function findWaterIn(queryClient: QueryClient, id: string): Water | undefined {
  const one = queryClient.getQueryData(waterQuery(id).queryKey);
  if (one) return one;
  const listed = queryClient
    .getQueriesData<WaterList>({ queryKey: WATER_LISTS_KEY })
    .flatMap(([, list]) => list?.waters ?? [])
    .find((water) => water.id === id);
  return listed && { ...listed, outline: listed.small_outline, spots: [] };
}
