import type { QueryClient } from "@tanstack/react-query";

import {
  catchListQuery,
  CATCHES_KEY,
  catchPointsQuery,
  catchSummaryQuery,
  catchTotalsQuery,
  recentCatchesQuery,
  speciesCountsQuery,
} from "../../catches/catches.query.ts";
import { NO_FILTERS } from "../../catches/filters/filters.ts";
import { rememberedUserId } from "../../http/stored-session.ts";

/** After what the page itself needs, and after several changes once. */
const WAIT_MS = 4000;
/** As points some 400 kB; more are kept when the map is looked at. */
const MOST_CATCHES = 2000;

/** Asks for what is kept on the device also where no page shows it: at the start, and after each change. */
export function keepFresh(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void askForAll(queryClient), WAIT_MS);
  };
  soon();
  queryClient.getQueryCache().subscribe((event) => {
    const isChange = event.type === "updated" && event.action.type === "invalidate";
    if (isChange && event.query.queryKey[0] === CATCHES_KEY[0]) soon();
  });
}

async function askForAll(queryClient: QueryClient): Promise<void> {
  if (rememberedUserId() === null) return;
  await queryClient.prefetchQuery(catchSummaryQuery);
  await queryClient.prefetchQuery(recentCatchesQuery);
  await queryClient.prefetchQuery(speciesCountsQuery());
  await queryClient.prefetchQuery(catchTotalsQuery(NO_FILTERS));
  await queryClient.prefetchInfiniteQuery(catchListQuery(NO_FILTERS));
  const count = queryClient.getQueryData(catchSummaryQuery.queryKey)?.totalCatches ?? 0;
  if (count <= MOST_CATCHES) await queryClient.prefetchQuery(catchPointsQuery(NO_FILTERS));
}
