import { hashKey } from "@tanstack/react-query";

import {
  catchListQuery,
  catchPointsQuery,
  catchSummaryQuery,
  catchTotalsQuery,
  recentCatchesQuery,
  speciesCountsQuery,
} from "../../catches/catches.query.ts";
import { NO_FILTERS } from "../../catches/filters/filters.ts";
import { configQuery } from "../../http/config.query.ts";
import { type Bound, firstPages, unlessHuge, whole } from "./bounds.ts";

/**
 * Of all that is asked, what is kept on the device, by the hash under which it is cached: one's own logbook as it is
 * without filters. What admins see of others is not among it.
 */
export const KEPT_QUESTIONS: ReadonlyMap<string, Bound> = new Map([
  [hashKey(recentCatchesQuery.queryKey), whole],
  [hashKey(catchSummaryQuery.queryKey), whole],
  [hashKey(speciesCountsQuery().queryKey), whole],
  [hashKey(catchListQuery(NO_FILTERS).queryKey), firstPages],
  [hashKey(catchTotalsQuery(NO_FILTERS).queryKey), whole],
  [hashKey(catchPointsQuery(NO_FILTERS).queryKey), unlessHuge],
  [hashKey(configQuery.queryKey), whole],
]);
