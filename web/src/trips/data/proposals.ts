import {
  acceptedProposalsSchema,
  type AcceptProposals,
  MOST_ACCEPTED,
  proposalsSchema,
} from "@creel/domain/trips/trip-proposals";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type * as z from "zod/mini";

import { send, sendForNothing } from "../../http/send.ts";
import { TRIPS_KEY } from "./api.ts";
import { usePendingTrips } from "./use-trips-overlay.ts";

/**
 * The server's answer; `useProposals` adds pending changes.
 *
 * @param gapHours the longest time between two fish of a trip, in hours
 * @param importId limits the proposals to catches of this import
 */
export function proposalsQuery(gapHours: number, importId: string | null = null) {
  const path = importId === null ? "/trips/proposals" : `/imports/${encodeURIComponent(importId)}/trips`;
  return queryOptions({
    queryKey: [...TRIPS_KEY, "proposals", gapHours, importId],
    queryFn: ({ signal }) => send({ path: `${path}?gap=${gapHours}`, signal }, proposalsSchema),
    placeholderData: keepPreviousData,
  });
}

/**
 * Trips that old catches seem to belong to, without those that pending changes contradict.
 *
 * @param gapHours the longest time between two fish of a trip, in hours
 * @param importId limits the proposals to catches of this import
 */
export function useProposals(gapHours: number, importId: string | null = null) {
  const { data, ...query } = useQuery(proposalsQuery(gapHours, importId));
  const pending = usePendingTrips(data);
  const withPending = useMemo(
    () => (pending && data ? pending.overlay.withPendingProposals(data, pending.changes) : data),
    [pending, data],
  );
  return { ...query, data: withPending };
}

type AcceptItem = Omit<AcceptProposals["items"][number], "all_logged"> & { all_logged?: boolean };
export type Accepted = z.infer<typeof acceptedProposalsSchema>["items"][number];

/**
 * Sends as many requests as needed. Each trip gets its own answer.
 *
 * @throws ApiError, NetworkError
 */
export async function acceptProposals(items: readonly AcceptItem[]): Promise<Accepted[]> {
  const accepted: Accepted[] = [];
  for (let from = 0; from < items.length; from += MOST_ACCEPTED) {
    const body = { items: items.slice(from, from + MOST_ACCEPTED) };
    const answer = await send(
      { method: "POST", path: "/trips/proposals/accept", body },
      acceptedProposalsSchema,
    );
    accepted.push(...answer.items);
  }
  return accepted;
}

/**
 * Leaves the catches without a trip and does not propose them again.
 *
 * @throws ApiError, NetworkError
 */
export function leaveProposal(catchIds: readonly string[]): Promise<void> {
  return sendForNothing({ method: "POST", path: "/trips/proposals/dismiss", body: { catchIds } });
}
