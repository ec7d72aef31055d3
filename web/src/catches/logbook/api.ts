import { catchAnswerSchema, type Catch } from "@creel/domain/catches/catch";
import { catchListSchema } from "@creel/domain/catches/catch-list";
import type { CatchPins } from "@creel/domain/catches/catch-pins";
import { personalBestsSchema } from "@creel/domain/catches/personal-bests";
import {
  catchSummarySchema,
  catchTotalsSchema,
  lureCountsSchema,
  speciesCountsSchema,
} from "@creel/domain/catches/summary";
import { type SampleLog, sampleLogSchema } from "@creel/domain/samples/sample-log";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";

import { send } from "../../http/send.ts";
import { type Filters, NO_FILTERS, writeFilters } from "../filters/model/filters.ts";

/** The number of catches on the dashboard. */
export const RECENT_LIMIT = 5;
/** The number of catches on a page of the list. */
export const PAGE_LIMIT = 24;

/** @param filters as in an address, without `?`. */
export function catchListPath(filters = "", cursor = ""): string {
  const parameters = [`limit=${PAGE_LIMIT}`, filters, cursor && `cursor=${cursor}`];
  return `/catches?${parameters.filter(Boolean).join("&")}`;
}

/** The key prefix of all queries that change with a catch. */
export const CATCHES_KEY = ["catches"] as const;
/** The key prefix of the paged lists. */
export const CATCH_LISTS_KEY = [...CATCHES_KEY, "list"] as const;

export type CatchList = z.infer<typeof catchListSchema>;

export const recentCatchesQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "recent"],
  queryFn: ({ signal }) => send({ path: `/catches?limit=${RECENT_LIMIT}`, signal }, catchListSchema),
});

/** The previous list stays until the next one arrives. */
export function catchListQuery(filters: Filters) {
  const query = writeFilters(filters).toString();
  return infiniteQueryOptions({
    queryKey: [...CATCH_LISTS_KEY, query],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      send({ path: catchListPath(query, pageParam), signal }, catchListSchema),
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

export const catchSummaryQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "summary"],
  queryFn: ({ signal }) => send({ path: "/catches/stats/summary", signal }, catchSummarySchema),
});

export function speciesCountsQuery(filters = NO_FILTERS) {
  const query = writeFilters(filters).toString();
  return queryOptions({
    queryKey: [...CATCHES_KEY, "species", query],
    queryFn: ({ signal }) => send({ path: `/catches/stats/species?${query}`, signal }, speciesCountsSchema),
    placeholderData: keepPreviousData,
  });
}

/** Covers the whole logbook. */
export const lureCountsQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "lures"],
  queryFn: ({ signal }) => send({ path: "/catches/stats/lures", signal }, lureCountsSchema),
});

/** Covers each species of the whole logbook. */
export const personalBestsQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "bests"],
  queryFn: ({ signal }) => send({ path: "/catches/stats/bests", signal }, personalBestsSchema),
});

/** The points are not validated one by one: there may be a hundred thousand. */
const pointsSchema = z.object({
  parts: z.custom<CatchPins["parts"]>((parts) => Array.isArray(parts)),
});

/** Returns all matches as points. They may take megabytes, so they leave memory once they are no longer shown. */
export function catchPointsQuery(filters: Filters) {
  const query = writeFilters(filters).toString();
  return queryOptions({
    queryKey: [...CATCHES_KEY, "points", query],
    queryFn: ({ signal }) => send({ path: `/catches/pins?${query}`, signal }, pointsSchema),
    structuralSharing: false,
    gcTime: 0,
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

export async function removeAutofilled({ id }: Pick<Catch, "id">): Promise<Catch> {
  const call = { method: "DELETE", path: `/catches/${id}/filled-conditions` } as const;
  const answer = await send(call, catchAnswerSchema);
  return answer.catch;
}

const SAMPLE_LOG = "/catches/sample";

export const sampleLogQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "sample"],
  queryFn: ({ signal }) => send({ path: SAMPLE_LOG, signal }, sampleLogSchema),
});

export function addSampleLog(): Promise<SampleLog> {
  return send({ method: "POST", path: SAMPLE_LOG }, sampleLogSchema);
}

export function removeSampleLog(): Promise<SampleLog> {
  return send({ method: "DELETE", path: SAMPLE_LOG }, sampleLogSchema);
}

/** Refetches everything that shows catches. */
export async function putSampleLog(queryClient: QueryClient, log: SampleLog): Promise<void> {
  queryClient.setQueryData(sampleLogQuery.queryKey, log);
  await queryClient.invalidateQueries({ queryKey: CATCHES_KEY });
}
