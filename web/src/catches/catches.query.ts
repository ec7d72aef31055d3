import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { type CatchCollection, catchCollectionSchema } from "@creel/domain/catches/catch-collection";
import { catchListSchema } from "@creel/domain/catches/catch-list";
import { catchSummarySchema, catchTotalsSchema, speciesCountsSchema } from "@creel/domain/catches/summary";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../http/send.ts";
import { type Filters, NO_FILTERS, writeFilters } from "./filters/filters.ts";

/** Everything that changes when a catch does stands under this. */
export const CATCHES_KEY = ["catches"] as const;

/** How many the dashboard shows. */
export const RECENT_LIMIT = 5;
const PAGE_LIMIT = 24;

export const recentCatchesQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "recent"],
  queryFn: ({ signal }) => send({ path: `/catches?limit=${RECENT_LIMIT}`, signal }, catchListSchema),
});

/** What matches, page by page; while other filters are asked for, what was there stays. */
export function catchListQuery(filters: Filters) {
  const query = writeFilters(filters).toString();
  return infiniteQueryOptions({
    queryKey: [...CATCHES_KEY, "list", query],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) => {
      const words = [`limit=${PAGE_LIMIT}`, query, pageParam && `cursor=${pageParam}`];
      return send({ path: `/catches?${words.filter(Boolean).join("&")}`, signal }, catchListSchema);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function catchTotalsQuery(filters: Filters) {
  const query = writeFilters({ ...filters, sort: NO_FILTERS.sort }).toString();
  return queryOptions({
    queryKey: [...CATCHES_KEY, "totals", query],
    queryFn: ({ signal }) => send({ path: `/catches/stats/totals?${query}`, signal }, catchTotalsSchema),
    placeholderData: keepPreviousData,
  });
}

/** A part of the world, as the list's filter takes it. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

const IN_VIEW_LIMIT = 50;
/** 0.0001° are 11 m: a view that moved less shows the same. */
const BOX_DECIMALS = 4;

/** What matches in a part of the world. */
export function catchesInViewQuery(box: Box | null, filters: Filters) {
  const bbox = box && [box.west, box.south, box.east, box.north].map((edge) => edge.toFixed(BOX_DECIMALS));
  const query = writeFilters(filters);
  query.set("bbox", String(bbox));
  return queryOptions({
    queryKey: [...CATCHES_KEY, "in-view", query.toString()],
    queryFn: ({ signal }) =>
      send({ path: `/catches?limit=${IN_VIEW_LIMIT}&${query.toString()}`, signal }, catchListSchema),
    enabled: box !== null,
    placeholderData: keepPreviousData,
  });
}

export const catchSummaryQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "summary"],
  queryFn: ({ signal }) => send({ path: "/catches/stats/summary", signal }, catchSummarySchema),
});

/** How often each species is among what matches. */
export function speciesCountsQuery(filters = NO_FILTERS) {
  const query = writeFilters(filters).toString();
  return queryOptions({
    queryKey: [...CATCHES_KEY, "species", query],
    queryFn: ({ signal }) => send({ path: `/catches/stats/species?${query}`, signal }, speciesCountsSchema),
    placeholderData: keepPreviousData,
  });
}

export function catchPointsQuery(filters: Filters) {
  const query = writeFilters(filters).toString();
  return queryOptions({
    queryKey: [...CATCHES_KEY, "points", query],
    queryFn: ({ signal }): Promise<CatchCollection> =>
      send({ path: `/catches/geojson?${query}`, signal }, catchCollectionSchema),
    placeholderData: keepPreviousData,
  });
}

export function catchQuery(id: string) {
  return queryOptions({
    queryKey: [...CATCHES_KEY, "one", id],
    queryFn: async ({ signal }) => {
      const answer = await send({ path: `/catches/${id}`, signal }, catchAnswerSchema);
      return answer.catch;
    },
  });
}
