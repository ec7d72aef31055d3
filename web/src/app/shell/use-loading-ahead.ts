import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { whenIdle } from "../../ui/hooks/when-idle.ts";

/** Small things that open on a press, wherever one is. Where the fish are there may be no signal to load them with. */
const PARTS = [
  () => import("../../ui/overlays/toast-list.tsx"),
  () => import("../../catches/list/opened-actions.tsx"),
  () => import("../../catches/dialogs/delete-confirmation.tsx"),
  () => import("./account-menu.tsx"),
];

/** Of browsers that do not tell when they have time. */
const PAUSE_MS = 200;

/** The page may wait for an answer that does not come. */
const LONGEST_WAIT_MS = 1000;

/** Loads them once there is time to spare: what the page itself asks for goes first, for a while. */
export function useLoadingAhead(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onceSettled(queryClient, () => {
        performance.mark("time to spare");
        // What fails here is tried again where it is wanted.
        for (const part of PARTS) void part().catch(() => {});
      }),
    [queryClient],
  );
}

/** Does something when nothing is being asked any more, or it takes too long. Returns how to leave it undone. */
function onceSettled(queryClient: QueryClient, task: () => void): () => void {
  const finish = () => {
    leave();
    leave = whenIdle(task, { elseAfter: PAUSE_MS });
  };
  const look = () => void (queryClient.isFetching() === 0 && finish());
  const unsubscribe = queryClient.getQueryCache().subscribe(look);
  const timer = setTimeout(finish, LONGEST_WAIT_MS);
  let leave = () => {
    unsubscribe();
    clearTimeout(timer);
  };
  look();
  return () => leave();
}
