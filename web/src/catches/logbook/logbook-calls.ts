import type { Catch } from "@creel/domain/catches/catch";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import type { OnProgress } from "../../http/upload.ts";
import type { PreparedChange } from "../editor/values/catch-payload.ts";
import { createCatch, deleteCatch, updateCatch } from "./catches.calls.ts";
import { CATCH_LISTS_KEY, type CatchList, catchQuery, recentCatchesQuery } from "./catches.query.ts";

export interface LogbookCalls {
  update: (change: PreparedChange, onProgress?: OnProgress) => Promise<Catch>;
  remove: (caught: Pick<Catch, "id">) => Promise<void>;
  putSaved: (queryClient: QueryClient, saved: Catch) => void;
}

/** A new catch is always the user's own. */
export const ownCalls = {
  create: createCatch,
  update: updateCatch,
  remove: deleteCatch,
  putSaved,
} satisfies LogbookCalls & { create: typeof createCatch };

/**
 * Replaces the catch in every cached list, so that nobody edits the previous version before the lists are refetched.
 */
function putSaved(queryClient: QueryClient, saved: Catch): void {
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
