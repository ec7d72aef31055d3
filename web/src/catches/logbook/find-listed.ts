import type { Catch } from "@creel/domain/catches/catch";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import { CATCH_LISTS_KEY, type CatchList, recentCatchesQuery } from "./api.ts";

/** Searches every loaded list. */
export function findListed(queryClient: QueryClient, id: string): Catch | undefined {
  return listedCatches(queryClient).find((caught) => caught.id === id);
}

/** The catches of every loaded list; one that is in several comes several times. */
export function listedCatches(queryClient: QueryClient): Catch[] {
  const lists = queryClient.getQueriesData<InfiniteData<CatchList>>({ queryKey: CATCH_LISTS_KEY });
  const listed = lists.flatMap(([, list]) => list?.pages.flatMap(({ catches }) => catches) ?? []);
  const recent = queryClient.getQueryData(recentCatchesQuery.queryKey)?.catches ?? [];
  return [...listed, ...recent];
}
