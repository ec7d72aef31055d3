import { judgeTrial } from "@creel/domain/lure-trial/judge-trial";
import {
  type LureTrial,
  lureTrialAnswerSchema,
  lureTrialsSchema,
  type NewLureTrial,
} from "@creel/domain/lure-trial/lure-trial";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { send, sendForNothing } from "../http/send.ts";
import { TRIPS_KEY } from "../trips/data/api.ts";

// All throw ApiError and NetworkError: the server draws the order, and what is noted on the water goes with the trip.

function readTrials(signal: AbortSignal): Promise<{ trials: LureTrial[] }> {
  return send({ path: "/lure-trials", signal }, lureTrialsSchema);
}

export async function startTrial(body: NewLureTrial): Promise<LureTrial> {
  return (await send({ method: "POST", path: "/lure-trials", body }, lureTrialAnswerSchema)).trial;
}

export async function stopTrial(id: string): Promise<LureTrial> {
  return (await send({ method: "POST", path: `/lure-trials/${id}/stop` }, lureTrialAnswerSchema)).trial;
}

export function deleteTrial(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/lure-trials/${id}` });
}

/** The latest first, with their half hours. */
export const lureTrialsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "lure-trials"],
  queryFn: ({ signal }) => readTrials(signal),
});

export function useTrials() {
  return useQuery({ ...lureTrialsQuery, networkMode: "always" });
}

/** The one that goes on; `null` where none does, or nobody knows yet. */
export function goingOn(trials: readonly LureTrial[] | undefined): LureTrial | null {
  const open = trials?.find(({ stopped_at: stoppedAt }) => stoppedAt === null);
  return open && !judgeTrial(open.hours, open.half_hours).isOver ? open : null;
}

/** Changes a trial over the network; what the server has stands on the page afterwards in any case. */
export function useTrialChange<Change, Answer>(send: (change: Change) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    networkMode: "always",
    onSettled: () => queryClient.invalidateQueries({ queryKey: lureTrialsQuery.queryKey }),
  });
}
