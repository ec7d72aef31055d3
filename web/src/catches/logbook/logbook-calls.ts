import type { Catch } from "@creel/domain/catches/catch";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import type { OnProgress } from "../../http/upload.ts";
import type { PreparedCatch, PreparedChange } from "../editor/values/catch-payload.ts";
import { deleteCatch } from "../outbox/deliver-catch.ts";
import { sendUnstored } from "../outbox/send-unstored.ts";
import { CATCH_LISTS_KEY, type CatchList, catchQuery, recentCatchesQuery } from "./api.ts";

/** Calls that somebody waits for; changes of one's own catches wait in the outbox. */
export interface LogbookCalls {
  update: (change: PreparedChange, onProgress?: OnProgress) => Promise<Catch>;
  remove: (caught: Pick<Catch, "id">) => Promise<void>;
  putSaved: (queryClient: QueryClient, saved: Catch) => void;
}

/** A new catch is always the user's own. */
export const ownCalls = {
  create: (prepared: PreparedCatch, onProgress?: OnProgress) => sendUnstored(prepared, onProgress),
  update: (change: PreparedChange, onProgress?: OnProgress) => sendUnstored(change, onProgress),
  remove: ({ id }: Pick<Catch, "id">) => deleteCatch(id),
  putSaved,
} satisfies LogbookCalls & { create: (prepared: PreparedCatch) => Promise<Catch> };

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
