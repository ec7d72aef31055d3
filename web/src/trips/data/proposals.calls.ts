import {
  acceptedProposalsSchema,
  type AcceptProposals,
  MOST_ACCEPTED,
} from "@creel/domain/trips/trip-proposals";
import type * as z from "zod/mini";

import { send, sendForNothing } from "../../http/send.ts";

export type AcceptItem = Omit<AcceptProposals["items"][number], "all_logged"> & { all_logged?: boolean };
export type Accepted = z.infer<typeof acceptedProposalsSchema>["items"][number];

/** So many requests as it takes; each trip is answered alone. @throws ApiError, NetworkError */
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

/** Its catches belong to no trip, and are not proposed again. @throws ApiError, NetworkError */
export function leaveProposal(catchIds: readonly string[]): Promise<void> {
  return sendForNothing({ method: "POST", path: "/trips/proposals/dismiss", body: { catchIds } });
}
