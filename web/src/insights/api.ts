import type { Outings } from "@creel/domain/insights/outings";
import type { RateMapResolution } from "@creel/domain/insights/rate-map";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "../trips/data/api.ts";

/** Loaded lazily, because the schemas weigh 7 kB and the first page does not need them. */
const calls = () => import("./read-insights.ts");

/** All outings, with or without hours. */
export const outingsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "outings"],
  queryFn: async ({ signal }) => (await calls()).readOutings(signal),
});

/** Used until the outings are loaded. */
export const NO_OUTINGS: Outings = { outings: [], without_hours: [] };

const arrivals = new WeakMap<Outings, number>();

/** Returns when these outings first arrived, in ms since 1970. A refetch with unchanged outings keeps that time. */
export function findReceivedAt(outings: Outings, updatedAt: number): number {
  const at = arrivals.get(outings) ?? updatedAt;
  arrivals.set(outings, at);
  return at;
}

/** The refetch interval in ms while months are being looked up. A server job looks them up every five minutes. */
const ASKED_EVERY_MS = 60_000;

/** The hours that the days with a fish are compared with. */
export const comparedHoursQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "compared-hours"],
  queryFn: async ({ signal }) => (await calls()).readComparedHours(signal),
  refetchInterval: ({ state }) => (state.data && state.data.months_left > 0 ? ASKED_EVERY_MS : false),
});

/** Every catch and trip, with only the fields that the counts need. */
export const countsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "counts"],
  queryFn: async ({ signal }) => (await calls()).readCounts(signal),
});

/** Questions about future trips, latest first. */
export const questionsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "questions"],
  queryFn: async ({ signal }) => (await calls()).readQuestions(signal),
});

/** Fish per hour in hexagons. Those of the previous size stay until the next ones arrive. */
export function rateMapQuery(resolution: RateMapResolution) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "rate-map", resolution],
    queryFn: async ({ signal }) => (await calls()).readRateMap(resolution, signal),
    placeholderData: keepPreviousData,
  });
}
