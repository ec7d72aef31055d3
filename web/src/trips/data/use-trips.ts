import type { TripList } from "@creel/domain/trips/trip-list";
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";

import { findTripIn, tripCalendarQuery, tripListQuery, tripStatsQuery } from "./api.ts";
import type { CalendarOf } from "./read-trips.ts";
import { usePendingTrips, useTripsOverlay } from "./use-trips-overlay.ts";

const NO_LIST: InfiniteData<TripList, string> = {
  pages: [{ trips: [], nextCursor: null, total: 0 }],
  pageParams: [""],
};

/**
 * Returns a list of trips with pending changes applied, latest first.
 *
 * @param filters query string, without `?`
 */
export function useTrips(filters = "", { enabled = true } = {}) {
  const queryClient = useQueryClient();
  const { items, waters, overlay } = useTripsOverlay();
  const { data, ...list } = useInfiniteQuery({ ...tripListQuery(filters), enabled });
  const { isPlaceholderData, isError } = list;
  const withPending = useMemo(() => {
    // A device without an answer shows its own trips.
    const stored = data ?? (isError ? NO_LIST : undefined);
    if (!overlay || !stored || isPlaceholderData) return data;
    const changed = overlay.changedTrips(items, {
      trip: (id) => findTripIn(queryClient, id) ?? null,
      waters,
    });
    return overlay.withPendingTrips(stored, changed, overlay.listedTripsOf(filters));
  }, [queryClient, overlay, items, waters, data, filters, isError, isPlaceholderData]);
  return { ...list, data: withPending };
}

/**
 * Returns totals over trips with pending changes applied.
 *
 * @param filters query string, without `?`
 */
export function useTripStats(filters = "") {
  const { data, ...query } = useQuery({ ...tripStatsQuery(filters), placeholderData: keepPreviousData });
  const pending = usePendingTrips(data);
  const { isPlaceholderData } = query;
  const withPending = useMemo(() => {
    if (!pending || !data || isPlaceholderData) return data;
    const { overlay, changes } = pending;
    return overlay.withPendingStats(data, changes, overlay.listedTripsOf(filters));
  }, [pending, data, filters, isPlaceholderData]);
  return { ...query, data: withPending };
}

const NO_DAYS: ReadonlySet<string> = new Set();

/** Returns the days of a year with pending changes applied. */
export function useTripCalendar({ year, species }: CalendarOf) {
  const { data, ...query } = useQuery(tripCalendarQuery({ year, species }));
  const pending = usePendingTrips(data);
  const { isPlaceholderData } = query;
  const withPending = useMemo(
    () =>
      pending && data && !isPlaceholderData
        ? pending.overlay.withPendingCalendar(data, pending.changes, { year, species })
        : data,
    [pending, data, isPlaceholderData, year, species],
  );
  return {
    ...query,
    data: withPending,
    /** The days (yyyy-mm-dd) with changes that are on this device alone. */
    pendingDays: useMemo(() => pending?.overlay.pendingDays(pending.changes) ?? NO_DAYS, [pending]),
  };
}
