import { proposalsSchema } from "@creel/domain/trips/trip-proposals";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";
import { TRIPS_KEY } from "./trips-key.ts";

/**
 * Without what waits on this device: see `useProposals`.
 *
 * @param gapHours how long may lie between two fish of a trip
 * @param importId of catches of this import alone
 */
export function proposalsQuery(gapHours: number, importId: string | null = null) {
  const path = importId === null ? "/trips/proposals" : `/imports/${encodeURIComponent(importId)}/trips`;
  return queryOptions({
    queryKey: [...TRIPS_KEY, "proposals", gapHours, importId],
    queryFn: ({ signal }) => send({ path: `${path}?gap=${gapHours}`, signal }, proposalsSchema),
    placeholderData: keepPreviousData,
  });
}
