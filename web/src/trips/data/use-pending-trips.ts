import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import type * as overlayModule from "../../outbox/trips/overlay.ts";
import { findTripIn } from "./find-trip.ts";
import { useTripsOverlay } from "./use-trips-overlay.ts";

interface PendingTrips {
  overlay: typeof overlayModule;
  changes: ReturnType<typeof overlayModule.pendingChanges>;
}

/**
 * What waits that sums of trips are made of; `null` where nothing waits.
 *
 * @param answer over which it is laid: with another one the trips of this device may be others, too
 */
export function usePendingTrips(answer: unknown): PendingTrips | null {
  const queryClient = useQueryClient();
  const { items, overlay } = useTripsOverlay();
  return useMemo(() => {
    if (!overlay || answer === undefined) return null;
    const changes = overlay.pendingChanges(items, (id) => findTripIn(queryClient, id) ?? null);
    return { overlay, changes };
  }, [queryClient, overlay, items, answer]);
}
