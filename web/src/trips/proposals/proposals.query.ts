import { proposalsSchema } from "@creel/domain/trips/trip-proposals";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";
import { TRIPS_KEY } from "../trips-key.ts";

/**
 * Without what waits on this device: see `useProposals`.
 *
 * @param gapHours how long may lie between two fish of a trip
 */
export function proposalsQuery(gapHours: number) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "proposals", gapHours],
    queryFn: ({ signal }) => send({ path: `/trips/proposals?gap=${gapHours}`, signal }, proposalsSchema),
    placeholderData: keepPreviousData,
  });
}
