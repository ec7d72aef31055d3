import type { TripList } from "@creel/domain/trips/trip-list";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { findTripIn } from "./find-trip.ts";
import { tripListQuery } from "./trips.query.ts";
import { useTripsOverlay } from "./use-trips-overlay.ts";

const NO_LIST: InfiniteData<TripList, string> = {
  pages: [{ trips: [], nextCursor: null, total: 0 }],
  pageParams: [""],
};

/**
 * A list of trips, the latest first, with what waits to be sent.
 *
 * @param filters as in an address
 */
export function useTrips(filters = "", { enabled = true } = {}) {
  const queryClient = useQueryClient();
  const { items, waters, overlay } = useTripsOverlay();
  const { data, ...list } = useInfiniteQuery({ ...tripListQuery(filters), enabled });
  const { isPlaceholderData, isError } = list;
  const laid = useMemo(() => {
    // A device that has no answer shows what it has itself.
    const stored = data ?? (isError ? NO_LIST : undefined);
    if (!overlay || !stored || isPlaceholderData) return data;
    const changed = overlay.changedTrips(items, {
      trip: (id) => findTripIn(queryClient, id) ?? null,
      waters,
    });
    return overlay.withPendingTrips(stored, changed, overlay.listedTripsOf(filters));
  }, [queryClient, overlay, items, waters, data, filters, isError, isPlaceholderData]);
  return { ...list, data: laid };
}
