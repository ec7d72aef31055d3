import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { type CatchCollection, catchCollectionSchema } from "@creel/domain/catches/catch-collection";
import { catchListSchema } from "@creel/domain/catches/catch-list";
import { catchSummarySchema, speciesCountsSchema } from "@creel/domain/catches/summary";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../http/send.ts";

/** Everything that changes when a catch does stands under this. */
export const CATCHES_KEY = ["catches"] as const;

/** How many the dashboard shows. */
export const RECENT_LIMIT = 5;
const PAGE_LIMIT = 24;

export const recentCatchesQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "recent"],
  queryFn: ({ signal }) => send({ path: `/catches?limit=${RECENT_LIMIT}`, signal }, catchListSchema),
});

export const catchListQuery = infiniteQueryOptions({
  queryKey: [...CATCHES_KEY, "list"],
  initialPageParam: "",
  queryFn: ({ signal, pageParam }) => {
    const cursor = pageParam && `&cursor=${pageParam}`;
    return send({ path: `/catches?limit=${PAGE_LIMIT}${cursor}`, signal }, catchListSchema);
  },
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

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

export function catchesInViewQuery(box: Box | null) {
  const bbox = box && [box.west, box.south, box.east, box.north].map((edge) => edge.toFixed(BOX_DECIMALS));
  return queryOptions({
    queryKey: [...CATCHES_KEY, "in-view", bbox],
    queryFn: ({ signal }) =>
      send({ path: `/catches?limit=${IN_VIEW_LIMIT}&bbox=${String(bbox)}`, signal }, catchListSchema),
    enabled: box !== null,
    placeholderData: keepPreviousData,
  });
}

export const catchSummaryQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "summary"],
  queryFn: ({ signal }) => send({ path: "/catches/stats/summary", signal }, catchSummarySchema),
});

export const speciesCountsQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "species"],
  queryFn: ({ signal }) => send({ path: "/catches/stats/species", signal }, speciesCountsSchema),
});

export const catchPointsQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "points"],
  queryFn: ({ signal }): Promise<CatchCollection> =>
    send({ path: "/catches/geojson", signal }, catchCollectionSchema),
});

export function catchQuery(id: string) {
  return queryOptions({
    queryKey: [...CATCHES_KEY, "one", id],
    queryFn: async ({ signal }) => {
      const answer = await send({ path: `/catches/${id}`, signal }, catchAnswerSchema);
      return answer.catch;
    },
  });
}
