import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

import { NO_FILTERS } from "../../../catches/filters/model/filters.ts";
import {
  catchListQuery,
  catchPointsQuery,
  catchSummaryQuery,
  catchTotalsQuery,
  recentCatchesQuery,
  speciesCountsQuery,
} from "../../../catches/logbook/catches.query.ts";
import { configQuery } from "../../../http/config.query.ts";
import { type Bound, firstPages, unlessHuge, whole } from "./bounds.ts";

/** As points some 400 kB; more are kept when the map is looked at. */
const MOST_CATCHES_AHEAD = 2000;

interface KeptQuestion {
  queryKey: QueryKey;
  bound: Bound;
  /** Asks again where the answer is no longer fresh. */
  ask: (queryClient: QueryClient) => Promise<void>;
}

const QUESTIONS: readonly KeptQuestion[] = [
  {
    queryKey: catchSummaryQuery.queryKey,
    bound: whole,
    ask: (queryClient) => queryClient.prefetchQuery(catchSummaryQuery),
  },
  {
    queryKey: recentCatchesQuery.queryKey,
    bound: whole,
    ask: (queryClient) => queryClient.prefetchQuery(recentCatchesQuery),
  },
  {
    queryKey: speciesCountsQuery().queryKey,
    bound: whole,
    ask: (queryClient) => queryClient.prefetchQuery(speciesCountsQuery()),
  },
  {
    queryKey: catchTotalsQuery(NO_FILTERS).queryKey,
    bound: whole,
    ask: (queryClient) => queryClient.prefetchQuery(catchTotalsQuery(NO_FILTERS)),
  },
  {
    queryKey: catchListQuery(NO_FILTERS).queryKey,
    bound: firstPages,
    ask: (queryClient) => queryClient.prefetchInfiniteQuery(catchListQuery(NO_FILTERS)),
  },
  {
    queryKey: catchPointsQuery(NO_FILTERS).queryKey,
    bound: unlessHuge,
    async ask(queryClient) {
      const count = queryClient.getQueryData(catchSummaryQuery.queryKey)?.totalCatches ?? 0;
      if (count <= MOST_CATCHES_AHEAD) await queryClient.prefetchQuery(catchPointsQuery(NO_FILTERS));
    },
  },
  {
    queryKey: configQuery.queryKey,
    bound: whole,
    ask: (queryClient) => queryClient.prefetchQuery(configQuery),
  },
];

/**
 * Of all that is asked, what is kept on the device, by the hash under which it is cached: one's own logbook as it is
 * without filters. What admins see of others is not among it.
 */
export const KEPT_QUESTIONS: ReadonlyMap<string, KeptQuestion> = new Map(
  QUESTIONS.map((question) => [hashKey(question.queryKey), question]),
);
