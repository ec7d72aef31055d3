import { t } from "@lingui/core/macro";
import { type Query, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { describeFailure } from "../../http/describe-failure.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { WATERS_KEY } from "./api.ts";
import { undoMerge } from "./water-calls.ts";
import { waterPath } from "./water-paths.ts";

/** What shows the names of waters: their own answers, catches and trips. */
const SHOWING = [WATERS_KEY, ["catches"], ["trips"]];

/** Asks for everything anew that shows waters. */
export function refreshWaters(queryClient: QueryClient, predicate: (query: Query) => boolean = () => true) {
  for (const queryKey of SHOWING) {
    void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    void queryClient.refetchQueries({ queryKey, type: "active", predicate });
  }
}

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
      refreshWaters(queryClient, (query) => problem !== null || !query.queryKey.includes(gone));
    },
  });
  return { mutate, mutateAsync, isPending, problem: error ? describeFailure(error, failure) : null };
}

/** Makes a water that was merged again, and opens its page; a line says where it failed. */
export function useUndoWaterMerge() {
  const navigate = useNavigate();
  const failure = t`The merge could not be undone. Please try again.`;
  const { mutateAsync, isPending } = useWaterChange({
    send: undoMerge,
    onDone: (water) => {
      const { name } = water;
      showToast({ text: t`${name} is one of your waters again` });
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
