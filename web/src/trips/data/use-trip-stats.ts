import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { tripStatsQuery } from "./trips.query.ts";
import { usePendingTrips } from "./use-pending-trips.ts";

/**
 * What trips come to, with what waits to be sent.
 *
 * @param filters as in an address
 */
export function useTripStats(filters = "") {
  const { data, ...query } = useQuery({ ...tripStatsQuery(filters), placeholderData: keepPreviousData });
  const pending = usePendingTrips(data);
  const { isPlaceholderData } = query;
  const laid = useMemo(() => {
    if (!pending || !data || isPlaceholderData) return data;
    const { overlay, changes } = pending;
    return overlay.withPendingStats(data, changes, overlay.listedTripsOf(filters));
  }, [pending, data, filters, isPlaceholderData]);
  return { ...query, data: laid };
}
