import { t } from "@lingui/core/macro";
import { type Query, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { describeFailure } from "../../http/describe-failure.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { WATERS_KEY } from "./api.ts";
import { undoMerge } from "./water-calls.ts";
import { waterPath } from "./water-paths.ts";

/** The queries that show names of waters: waters, catches and trips. */
const SHOWING = [WATERS_KEY, ["catches"], ["trips"]];

/** Refetches everything that shows waters. */
export function refreshWaters(queryClient: QueryClient, predicate: (query: Query) => boolean = () => true) {
  for (const queryKey of SHOWING) {
    void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    void queryClient.refetchQueries({ queryKey, type: "active", predicate });
  }
}

interface WaterChange<Given, Changed> {
  send: (given: Given) => Promise<Changed>;
  onDone: (changed: Changed) => void;
  /** The message if the server gives no reason. */
  failure: string;
  /** The id of the water that the change removes. Its page, which closes, does not refetch it. */
  removedId?: string;
}

/**
 * A change of waters that somebody waits for. Afterwards, everything shown is refetched, even after a failure.
 * `problem` is the error message.
 */
export function useWaterChange<Given, Changed>({
  send,
  onDone,
  failure,
  removedId,
}: WaterChange<Given, Changed>) {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: (_changed, problem) => {
      refreshWaters(queryClient, (query) => problem !== null || !query.queryKey.includes(removedId));
    },
  });
  return { mutate, mutateAsync, isPending, problem: error ? describeFailure(error, failure) : null };
}

/** Restores a merged water and opens its page. A toast shows an error. */
export function useUndoWaterMerge() {
  const navigate = useNavigate();
  const failure = t`The merge could not be undone. Please try again.`;
  const { mutateAsync, isPending } = useWaterChange({
    send: undoMerge,
    onDone: (water) => {
      const { name } = water;
      showToast({ text: t`${name} is back in your waters` });
      void navigate(waterPath(water));
    },
    failure,
  });
  const undo = (merged: { id: string }) => {
    mutateAsync(merged).catch((error: unknown) =>
      showToast({ text: describeFailure(error, failure), isError: true }),
    );
  };
  return { undo, isPending };
}
