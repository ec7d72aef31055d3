import {
  type LureTrial,
  lureTrialAnswerSchema,
  lureTrialsSchema,
  type NewLureTrial,
} from "@creel/domain/lure-trial/lure-trial";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { send, sendForNothing } from "../http/send.ts";
import { TRIPS_KEY } from "../trips/data/api.ts";

// All functions here throw ApiError and NetworkError. Nothing is queued: the server draws the order, and the half hours
// that are logged on the water are sent with the trip.

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

/** Sorted latest first, with the half hours of each trial. */
export const lureTrialsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "lure-trials"],
  queryFn: ({ signal }) => readTrials(signal),
});

export function useTrials() {
  return useQuery({ ...lureTrialsQuery, networkMode: "always" });
}

/** Changes a trial over the network, then refetches the trials even if the change failed. */
export function useTrialChange<Change, Answer>(call: (change: Change) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    networkMode: "always",
    onSettled: () => queryClient.invalidateQueries({ queryKey: lureTrialsQuery.queryKey }),
  });
}
