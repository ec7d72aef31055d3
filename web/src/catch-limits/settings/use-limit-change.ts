import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { limitsQuery } from "../data/api.ts";
import type { Saved } from "../data/save-limits.ts";

interface LimitChange<Given> {
  send: (given: Given) => Promise<Saved>;
  onDone: (saved: Saved) => void;
  /** The message if the server gives no reason. */
  failure: string;
}

/** Changes the limits, and refetches them, even if the change fails. */
export function useLimitChange<Given = void>({ send, onDone, failure }: LimitChange<Given>) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey }),
  });
  return { mutate, isPending, problem: error ? describeFailure(error, failure) : null };
}
