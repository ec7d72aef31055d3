import type { Catch } from "@creel/domain/catches/catch";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import { CATCH_LISTS_KEY, type CatchList, catchQuery, recentCatchesQuery } from "./catches.query.ts";

/**
 * Puts a catch that was just saved wherever it is shown: until everything is loaded anew, nobody goes on with
 * the version before it.
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
