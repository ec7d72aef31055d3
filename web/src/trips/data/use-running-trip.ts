import type { Trip } from "@creel/domain/trips/trip";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { runningTripQuery } from "./trip.query.ts";
import { useTripsOverlay } from "./use-trips-overlay.ts";

/** The trip that runs, with all that waits to be sent; `null` while none runs, `undefined` while nobody knows. */
export function useRunningTrip(): Trip | null | undefined {
  const { data, isError } = useQuery(runningTripQuery);
  const stored = data?.trip;
  const { items, waters, overlay, isLoading } = useTripsOverlay({ isSoonNeeded: Boolean(stored) });
  return useMemo(() => {
    if (isLoading) return undefined;
    const running = overlay
      ? overlay.runningWithPending(items, { running: stored ?? null, trip: () => null, waters })
      : stored;
    // Offline, on a device that has no answer yet, what waits is all that is known.
    return running ?? (isError ? null : stored && null);
  }, [items, waters, overlay, isLoading, stored, isError]);
}
