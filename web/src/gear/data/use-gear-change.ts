import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { GEAR_KEY, undoMerge } from "./api.ts";

/** The queries to refetch. Catches and trips contain the ids of merged or deleted items. */
const AFFECTED_KEYS = [GEAR_KEY, ["catches"], ["trips"]];

interface GearChange<Given, Changed> {
  send: (given: Given) => Promise<Changed>;
  onDone: (changed: Changed) => void;
  /** The message if the server gives no reason. */
  failure: string;
}

/** Changes the tackle box. Refetches the data that shows it, even if the change fails. */
export function useGearChange<Given, Changed>({ send, onDone, failure }: GearChange<Given, Changed>) {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => {
      for (const queryKey of AFFECTED_KEYS) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { mutate, mutateAsync, isPending, problem: error ? describeFailure(error, failure) : null };
}

/** Undoes a merge. A toast reports the result. */
export function useUndoGearMerge() {
  const failure = t`The merge could not be undone. Please try again.`;
  const { mutateAsync, isPending } = useGearChange({
    send: undoMerge,
    onDone: ({ name }) => showToast({ text: t`${name} is back in your tackle box` }),
    failure,
  });
  const undo = (merged: { id: string }) => {
    mutateAsync(merged).catch((error: unknown) =>
      showToast({ text: describeFailure(error, failure), isError: true }),
    );
  };
  return { undo, isPending };
}
