import type { InsightQuestion } from "@creel/domain/insights/insight-question";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { questionsQuery } from "../api.ts";

/** Asks or closes a question over the network, then refetches the questions even if that failed. */
export function useQuestionChange<Change>(send: (change: Change) => Promise<InsightQuestion>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    networkMode: "always",
    onSettled: () => queryClient.invalidateQueries({ queryKey: questionsQuery.queryKey }),
  });
}
