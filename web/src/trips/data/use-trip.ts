import type { Trip } from "@creel/domain/trips/trip";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { ApiError, NetworkError } from "../../http/api-error.ts";
import { isOfTrip } from "../outbox/trip-item.ts";
import { findTripIn, runningTripQuery, tripQuery } from "./api.ts";
import { useTripsOverlay } from "./use-trips-overlay.ts";

interface OneTrip {
  /** `undefined` while loading, and if it cannot be shown. */
  trip: Trip | undefined;
  error: Error | null;
  /** Whether the trip was deleted, here or elsewhere. */
  isGone: boolean;
  /** Whether some of the trip's data is on this device alone. */
  isPending: boolean;
}

/** Returns one trip with pending changes applied; without a network, as the lists have it. */
export function useTrip(id: string): OneTrip {
  const queryClient = useQueryClient();
  const { items, waters, overlay, isLoading } = useTripsOverlay();
  const own = items.filter(isOfTrip(id));
  // The server is not asked for a new trip, which it does not know yet.
  const isNew = own.some(({ work }) => work.kind === "create");
  const { data, error } = useQuery({ ...tripQuery(id), enabled: !isNew });
  const listed = data ?? (error instanceof NetworkError || isNew ? findTripIn(queryClient, id) : undefined);
  const withPending = useMemo(
    () =>
      overlay ? overlay.tripWithPending(id, items, { stored: listed ?? null, waters }) : (listed ?? null),
    [overlay, listed, id, items, waters],
  );
  const isDeleted = own.some(({ work }) => work.kind === "delete");
  const isUnknown = error instanceof ApiError && error.status === 404;
  return {
    trip: (isLoading ? listed : withPending) ?? undefined,
    error: isNew ? null : error,
    isGone: isDeleted || (own.length === 0 && isUnknown),
    isPending: own.length > 0,
  };
}

/** Returns the running trip with pending changes applied; `null` if none runs, `undefined` while unknown. */
export function useRunningTrip(): Trip | null | undefined {
  const { data, isError } = useQuery(runningTripQuery);
  const stored = data?.trip;
  const { items, waters, overlay, isLoading } = useTripsOverlay({ isSoonNeeded: Boolean(stored) });
  return useMemo(() => {
    if (isLoading) return undefined;
    const running = overlay
      ? overlay.runningWithPending(items, { running: stored ?? null, trip: () => null, waters })
      : stored;
    // Offline, a device without an answer knows only its pending changes.
    return running ?? (isError ? null : stored && null);
  }, [items, waters, overlay, isLoading, stored, isError]);
}
