import { type Query, useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { WATERS_KEY } from "./waters.query.ts";

/** What shows the names of waters: their own answers, catches and trips. */
const SHOWING = [WATERS_KEY, ["catches"], ["trips"]];

interface WaterChange<Given, Changed> {
  send: (given: Given) => Promise<Changed>;
  onDone: (changed: Changed) => void;
  /** What is told when the server says nothing about the reason. */
  failure: string;
  /** The id of the water that is no more once it is done: its page, which closes, asks for it no more. */
  gone?: string;
}

/**
 * A change of waters that somebody waits for; whatever comes of it, what is shown is asked for anew. `problem` is what
 * to tell where it failed.
 */
export function useWaterChange<Given, Changed>({ send, onDone, failure, gone }: WaterChange<Given, Changed>) {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: (_changed, problem) => {
      const predicate = (query: Query) => problem !== null || !query.queryKey.includes(gone);
      for (const queryKey of SHOWING) {
        void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
        void queryClient.refetchQueries({ queryKey, type: "active", predicate });
      }
    },
  });
  return { mutate, mutateAsync, isPending, problem: error ? describeFailure(error, failure) : null };
}
