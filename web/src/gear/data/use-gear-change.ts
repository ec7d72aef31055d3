import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { GEAR_KEY, undoMerge } from "./api.ts";

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

/** Parts what was merged; a line says where it failed. */
export function useUndoGearMerge() {
  const failure = t`The merge could not be undone. Please try again.`;
  const { mutateAsync, isPending } = useGearChange({
    send: undoMerge,
    onDone: ({ name }) => showToast({ text: t`${name} is in your tackle box again` }),
    failure,
  });
  const undo = (merged: { id: string }) => {
    mutateAsync(merged).catch((error: unknown) =>
      showToast({ text: describeFailure(error, failure), isError: true }),
    );
  };
  return { undo, isPending };
}
