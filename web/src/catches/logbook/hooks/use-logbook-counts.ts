import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useUser } from "../../../accounts/signed-in/auth.tsx";
import {
  withPendingLures,
  withPendingSpecies,
  withPendingSummary,
  withPendingTotals,
} from "../../../outbox/overlay/pending-counts.ts";
import { type Filters, NO_FILTERS } from "../../filters/model/filters.ts";
import {
  catchSummaryQuery,
  catchTotalsQuery,
  lureCountsQuery,
  speciesCountsQuery,
} from "../catches.query.ts";
import { monthOf } from "../month-of.ts";
import { useChanges } from "./use-changes.ts";

/** Over the catches that match, with what waits to be sent. */
export function useCatchTotals(filters: Filters) {
  const { data } = useQuery(catchTotalsQuery(filters));
  const changesNow = useChanges();
  return useMemo(() => data && withPendingTotals(data, changesNow(), filters), [data, changesNow, filters]);
}

/** Over the whole logbook, with what waits to be sent. */
export function useCatchSummary() {
  const { data, error } = useQuery(catchSummaryQuery);
  const { timeZone } = useUser();
  const species = useSpeciesCounts();
  const changesNow = useChanges();
  const summary = useMemo(() => {
    const context = { everything: NO_FILTERS, month: monthOf(timeZone), species };
    return data && withPendingSummary(data, changesNow(), context);
  }, [data, changesNow, timeZone, species]);
  return { summary, error };
}

export function useSpeciesCounts(filters = NO_FILTERS) {
  const { data } = useQuery(speciesCountsQuery(filters));
  const changesNow = useChanges();
  return useMemo(() => data && withPendingSpecies(data, changesNow(), filters), [data, changesNow, filters]);
}

/** Of the whole logbook. */
export function useLureCounts() {
  const { data } = useQuery(lureCountsQuery);
  const changesNow = useChanges();
  return useMemo(() => data && withPendingLures(data, changesNow(), NO_FILTERS), [data, changesNow]);
}
