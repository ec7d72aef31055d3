import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { GEAR_KEY } from "./gear.query.ts";

/** Catches and trips say the ids of what was merged or deleted. */
const SHOWING = [GEAR_KEY, ["catches"], ["trips"]];

interface GearChange<Given, Changed> {
  send: (given: Given) => Promise<Changed>;
  onDone: (changed: Changed) => void;
  /** What to say where the server says nothing about the reason. */
  failure: string;
}

/** A change of the tackle box; whatever comes of it, what is shown is asked for once more. */
export function useGearChange<Given, Changed>({ send, onDone, failure }: GearChange<Given, Changed>) {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => {
      for (const queryKey of SHOWING) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { mutate, mutateAsync, isPending, problem: error ? describeFailure(error, failure) : null };
}
