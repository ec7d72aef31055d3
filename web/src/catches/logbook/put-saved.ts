import type { Catch } from "@creel/domain/catches/catch";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import { CATCH_LISTS_KEY, type CatchList, catchQuery, recentCatchesQuery } from "./catches.query.ts";

/**
 * Replaces the catch in every cached list, so that nobody edits the previous version before the lists are refetched.
 */
export function putSaved(queryClient: QueryClient, saved: Catch): void {
  const replace = (list: CatchList): CatchList => ({
    ...list,
    catches: list.catches.map((each) => (each.id === saved.id ? saved : each)),
  });
  queryClient.setQueryData(catchQuery(saved.id).queryKey, saved);
  queryClient.setQueryData(recentCatchesQuery.queryKey, (was) => was && replace(was));
  queryClient.setQueriesData<InfiniteData<CatchList>>(
    { queryKey: CATCH_LISTS_KEY },
    (was) => was && { ...was, pages: was.pages.map(replace) },
  );
}
