import { RATE_MAP_RESOLUTIONS } from "@creel/domain/insights/rate-map";
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

import { bagFishQuery, limitsQuery } from "../../../catch-limits/data/api.ts";
import { NO_FILTERS } from "../../../catches/filters/model/filters.ts";
import {
  catchListQuery,
  catchPointsQuery,
  catchSummaryQuery,
  catchTotalsQuery,
  personalBestsQuery,
  recentCatchesQuery,
  speciesCountsQuery,
} from "../../../catches/logbook/api.ts";
import { customFieldsQuery } from "../../../custom-fields/api.ts";
import { doctorQuery } from "../../../doctor/api.ts";
import { gearQuery } from "../../../gear/data/api.ts";
import { configQuery } from "../../../http/config.query.ts";
import {
  comparedHoursQuery,
  countsQuery,
  outingsQuery,
  questionsQuery,
  rateMapQuery,
} from "../../../insights/api.ts";
import { earlierFishQuery } from "../../../insights/today/api.ts";
import { licensesQuery, remindersQuery } from "../../../licenses/data/api.ts";
import { lureTrialsQuery } from "../../../lure-trial/api.ts";
import { RETURN_KEY, returnsQuery, returnTemplatesQuery } from "../../../returns/data/api.ts";
import { runningTripQuery, tripListQuery, tripPlacesQuery, tripStatsQuery } from "../../../trips/data/api.ts";
import { storedForecastsQuery } from "../../../trips/keep/stored-forecasts.ts";
import { storedTidesQuery } from "../../../waters/conditions/stored-tides.ts";
import { CONDITIONS_KEY, waterListQuery } from "../../../waters/data/api.ts";
import { mapShapesQuery } from "../../../waters/proposals/shapes-query.ts";
import { firstPages, type SizeLimit, unlessHuge, whole } from "./size-limits.ts";

/** Up to this count, points are stored ahead (about 140 kB). Larger logs store them only when the map is opened. */
const MOST_CATCHES_AHEAD = 2000;

interface CachedQuery {
  queryKey: QueryKey;
  limit: SizeLimit;
  /** True for what an angler shows or needs on the bank however long the device was without a network. */
  isLasting?: boolean;
  /** Fetches the query if the cached answer is stale. */
  ask: (queryClient: QueryClient) => Promise<void>;
}

/** Fetches all resolutions if one was viewed, because the server has to sum up all hours for them. */
const RATE_MAPS: readonly CachedQuery[] = RATE_MAP_RESOLUTIONS.map((resolution) => ({
  queryKey: rateMapQuery(resolution).queryKey,
  limit: whole,
  async ask(queryClient) {
    const wasSeen = RATE_MAP_RESOLUTIONS.some((seen) =>
      queryClient.getQueryData(rateMapQuery(seen).queryKey),
    );
    if (wasSeen) await queryClient.prefetchQuery(rateMapQuery(resolution));
  },
}));

const QUESTIONS: readonly CachedQuery[] = [
  {
    queryKey: catchSummaryQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(catchSummaryQuery),
  },
  {
    queryKey: recentCatchesQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(recentCatchesQuery),
  },
  {
    queryKey: speciesCountsQuery().queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(speciesCountsQuery()),
  },
  {
    queryKey: catchTotalsQuery(NO_FILTERS).queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(catchTotalsQuery(NO_FILTERS)),
  },
  {
    queryKey: personalBestsQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(personalBestsQuery),
  },
  {
    queryKey: catchListQuery(NO_FILTERS).queryKey,
    limit: firstPages,
    ask: (queryClient) => queryClient.prefetchInfiniteQuery(catchListQuery(NO_FILTERS)),
  },
  {
    queryKey: catchPointsQuery(NO_FILTERS).queryKey,
    limit: unlessHuge,
    async ask(queryClient) {
      const count = queryClient.getQueryData(catchSummaryQuery.queryKey)?.totalCatches ?? 0;
      if (count <= MOST_CATCHES_AHEAD) await queryClient.prefetchQuery(catchPointsQuery(NO_FILTERS));
    },
  },
  {
    queryKey: runningTripQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(runningTripQuery),
  },
  {
    queryKey: tripListQuery().queryKey,
    limit: firstPages,
    ask: (queryClient) => queryClient.prefetchInfiniteQuery(tripListQuery()),
  },
  {
    queryKey: tripStatsQuery().queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(tripStatsQuery()),
  },
  {
    queryKey: tripPlacesQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(tripPlacesQuery),
  },
  {
    queryKey: waterListQuery().queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(waterListQuery()),
  },
  {
    queryKey: storedTidesQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(storedTidesQuery),
  },
  {
    queryKey: mapShapesQuery.queryKey,
    limit: whole,
    // Stored only as found: the map's host gets no requests ahead of use.
    ask: () => Promise.resolve(),
  },
  {
    queryKey: customFieldsQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(customFieldsQuery),
  },
  {
    queryKey: limitsQuery.queryKey,
    limit: whole,
    isLasting: true,
    ask: (queryClient) => queryClient.prefetchQuery(limitsQuery),
  },
  {
    queryKey: licensesQuery.queryKey,
    limit: whole,
    isLasting: true,
    ask: (queryClient) => queryClient.prefetchQuery(licensesQuery),
  },
  {
    queryKey: remindersQuery.queryKey,
    limit: whole,
    isLasting: true,
    ask: (queryClient) => queryClient.prefetchQuery(remindersQuery),
  },
  {
    queryKey: bagFishQuery.queryKey,
    limit: whole,
    isLasting: true,
    ask: (queryClient) => queryClient.prefetchQuery(bagFishQuery),
  },
  {
    queryKey: returnsQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(returnsQuery),
  },
  {
    queryKey: returnTemplatesQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(returnTemplatesQuery),
  },
  {
    queryKey: gearQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(gearQuery),
  },
  {
    queryKey: outingsQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(outingsQuery),
  },
  {
    queryKey: earlierFishQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(earlierFishQuery),
  },
  {
    queryKey: countsQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(countsQuery),
  },
  {
    queryKey: questionsQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(questionsQuery),
  },
  {
    queryKey: lureTrialsQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(lureTrialsQuery),
  },
  {
    queryKey: comparedHoursQuery.queryKey,
    limit: whole,
    // Fetched only if viewed before, because the server reads months of weather for it.
    async ask(queryClient) {
      const wasSeen = queryClient.getQueryState(comparedHoursQuery.queryKey)?.data !== undefined;
      if (wasSeen) await queryClient.prefetchQuery(comparedHoursQuery);
    },
  },
  {
    queryKey: doctorQuery.queryKey,
    limit: whole,
    // Stored only as last viewed, because the server searches the whole log for it.
    ask: () => Promise.resolve(),
  },
  {
    queryKey: configQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(configQuery),
  },
  {
    queryKey: storedForecastsQuery.queryKey,
    limit: whole,
    ask: (queryClient) => queryClient.prefetchQuery(storedForecastsQuery),
  },
  ...RATE_MAPS,
];

/**
 * The queries whose answers are stored on the device, keyed by query hash: the user's own logbook without filters, and
 * the forecasts for two places. Other users' data that admins see is never stored. `cachedQueryOf` adds those of which
 * there is one for each water or return.
 */
export const CACHED_QUERIES: ReadonlyMap<string, CachedQuery> = new Map(
  QUESTIONS.map((question) => [hashKey(question.queryKey), question]),
);

/** Level and temperature of each water, stored as they were last viewed. */
const CONDITIONS: CachedQuery = {
  queryKey: CONDITIONS_KEY,
  limit: whole,
  ask: () => Promise.resolve(),
};

/** Each return with its figures, stored as it was last viewed. */
const FIGURES: CachedQuery = {
  queryKey: RETURN_KEY,
  limit: whole,
  ask: () => Promise.resolve(),
};

/** Returns how a query is stored; `undefined` if it is not. */
export function cachedQueryOf(queryKey: QueryKey): CachedQuery | undefined {
  const isBelow = (key: QueryKey) => key.every((part, index) => queryKey[index] === part);
  const ofMany = [CONDITIONS, FIGURES].find((query) => isBelow(query.queryKey));
  return ofMany ?? CACHED_QUERIES.get(hashKey(queryKey));
}
