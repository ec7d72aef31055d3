import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { TRIPS_KEY } from "../trips/data/api.ts";

/**
 * Sorted latest first, with the half hours of each trial. Loaded lazily, because most pages do not need the schemas.
 */
export const lureTrialsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "lure-trials"],
  queryFn: async ({ signal }) => (await import("./lure-trial-calls.ts")).readTrials(signal),
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
