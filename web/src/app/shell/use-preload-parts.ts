import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { whenIdle } from "../../ui/hooks/when-idle.ts";

/** Small parts that open on a press on any page. There may be no network to load them with by then. */
const PARTS = [
  () => import("../../ui/overlays/toast-list.tsx"),
  () => import("../../catches/list/opened-actions.tsx"),
  () => import("../../catches/dialogs/delete-confirmation.tsx"),
  () => import("./account-menu.tsx"),
];

/** For browsers without requestIdleCallback. */
const PAUSE_MS = 200;

/** A request of the page may take for ever. */
const LONGEST_WAIT_MS = 1000;

/** Loads the parts when the browser is idle, after the requests of the page itself or a second. */
export function usePreloadParts(): void {
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

/** Runs a task when no request is pending any more, or that takes too long. Returns how to cancel it. */
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
