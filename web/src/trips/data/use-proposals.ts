import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { proposalsQuery } from "./proposals.query.ts";
import { usePendingTrips } from "./use-pending-trips.ts";

/**
 * Trips that old catches seem to be of, without those that what waits to be sent makes untrue.
 *
 * @param gapHours how long may lie between two fish of a trip
 * @param importId of catches of this import alone
 */
export function useProposals(gapHours: number, importId: string | null = null) {
  const { data, ...query } = useQuery(proposalsQuery(gapHours, importId));
  const pending = usePendingTrips(data);
  const laid = useMemo(
    () => (pending && data ? pending.overlay.withPendingProposals(data, pending.changes) : data),
    [pending, data],
  );
  return { ...query, data: laid };
}
