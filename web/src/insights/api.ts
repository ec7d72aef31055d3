import type { Outings } from "@creel/domain/insights/outings";
import type { RateMapResolution } from "@creel/domain/insights/rate-map";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "../trips/data/api.ts";

/** The schemas weigh 7 kB, which the first page does not need. */
const calls = () => import("./read-insights.ts");

/** All that was fished. */
export const outingsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "outings"],
  queryFn: async ({ signal }) => (await calls()).readOutings(signal),
});

/** Stands for them until they came. */
export const NO_OUTINGS: Outings = { outings: [], without_hours: [] };

const arrivals = new WeakMap<Outings, number>();

/** When they came first, in ms: the same for the same trips, however often they are asked for. */
export function cameAt(outings: Outings, updatedAt: number): number {
  const at = arrivals.get(outings) ?? updatedAt;
  arrivals.set(outings, at);
  return at;
}

/** While months are looked up, in ms. A job does it every five minutes. */
const ASKED_EVERY_MS = 60_000;

/** The hours that the days with a fish are compared with. */
export const comparedHoursQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "compared-hours"],
  queryFn: async ({ signal }) => (await calls()).readComparedHours(signal),
  refetchInterval: ({ state }) => (state.data && state.data.months_left > 0 ? ASKED_EVERY_MS : false),
});

/** Every catch and trip, as little of each as its counts need. */
export const countsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "counts"],
  queryFn: async ({ signal }) => (await calls()).readCounts(signal),
});

/** Questions to the trips to come, the latest first. */
export const questionsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "questions"],
  queryFn: async ({ signal }) => (await calls()).readQuestions(signal),
});

/** Fish an hour in hexagons; those of the previous size stay until the next ones arrive. */
export function rateMapQuery(resolution: RateMapResolution) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "rate-map", resolution],
    queryFn: async ({ signal }) => (await calls()).readRateMap(resolution, signal),
    placeholderData: keepPreviousData,
  });
}
