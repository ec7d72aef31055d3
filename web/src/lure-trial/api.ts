import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { TRIPS_KEY } from "../trips/data/api.ts";

/** The latest first, with their half hours. The schemas are shared with code that most pages do without. */
export const lureTrialsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "lure-trials"],
  queryFn: async ({ signal }) => (await import("./lure-trial-calls.ts")).readTrials(signal),
});

export function useTrials() {
  return useQuery({ ...lureTrialsQuery, networkMode: "always" });
}

/** Changes a trial over the network; what the server has stands on the page afterwards in any case. */
export function useTrialChange<Change, Answer>(call: (change: Change) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    networkMode: "always",
    onSettled: () => queryClient.invalidateQueries({ queryKey: lureTrialsQuery.queryKey }),
  });
}
