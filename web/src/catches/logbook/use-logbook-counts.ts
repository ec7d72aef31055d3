import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useUser } from "../../session/auth.tsx";
import { type Filters, NO_FILTERS } from "../filters/model/filters.ts";
import { catchSummaryQuery, catchTotalsQuery, lureCountsQuery, speciesCountsQuery } from "./api.ts";
import { useChanges } from "./use-changes.ts";

/** Returns the totals of the matching catches, with pending changes. */
export function useCatchTotals(filters: Filters) {
  const { data } = useQuery(catchTotalsQuery(filters));
  const changes = useChanges();
  return useMemo(() => {
    if (!data || !changes) return data;
    return changes.overlay.withPendingTotals(data, changes.changesNow(), filters);
  }, [data, changes, filters]);
}

/** Covers the whole logbook, with pending changes. */
export function useCatchSummary() {
  const { data, error } = useQuery(catchSummaryQuery);
  const { timeZone } = useUser();
  const species = useSpeciesCounts();
  const changes = useChanges();
  const summary = useMemo(() => {
    if (!data || !changes) return data;
    const { overlay, changesNow } = changes;
    const context = { everything: NO_FILTERS, month: overlay.monthOf(timeZone), species };
    return overlay.withPendingSummary(data, changesNow(), context);
  }, [data, changes, timeZone, species]);
  return { summary, error };
}

export function useSpeciesCounts(filters = NO_FILTERS) {
  const { data } = useQuery(speciesCountsQuery(filters));
  const changes = useChanges();
  return useMemo(() => {
    if (!data || !changes) return data;
    return changes.overlay.withPendingSpecies(data, changes.changesNow(), filters);
  }, [data, changes, filters]);
}

/** Covers the whole logbook. */
export function useLureCounts() {
  const { data } = useQuery(lureCountsQuery);
  const changes = useChanges();
  return useMemo(() => {
    if (!data || !changes) return data;
    return changes.overlay.withPendingLures(data, changes.changesNow(), NO_FILTERS);
  }, [data, changes]);
}
