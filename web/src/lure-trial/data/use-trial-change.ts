import { useMutation, useQueryClient } from "@tanstack/react-query";

import { lureTrialsQuery } from "./lure-trials.query.ts";

/** Changes a trial over the network; what the server has stands on the page afterwards in any case. */
export function useTrialChange<Change, Answer>(send: (change: Change) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    networkMode: "always",
    onSettled: () => queryClient.invalidateQueries({ queryKey: lureTrialsQuery.queryKey }),
  });
}
