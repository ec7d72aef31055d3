import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { whenIdle } from "../ui/when-idle.ts";

/** Small things that open on a press, wherever one is. Where the fish are there may be no signal to load them with. */
const PARTS = [
  () => import("../ui/toast-list.tsx"),
  () => import("../catches/opened-actions.tsx"),
  () => import("../catches/delete-confirmation.tsx"),
  () => import("./account-menu.tsx"),
];

/** Of browsers that do not tell when they have time. */
const PAUSE_MS = 200;

/** Loads them once the page has been drawn with all that it has asked, and there is time to spare. */
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

/** Does something when there is time to spare and nothing more to be answered. Returns how to leave it undone. */
function onceSettled(queryClient: QueryClient, task: () => void): () => void {
  let leave = whenIdle(look, { elseAfter: PAUSE_MS });
  return () => leave();

  function look() {
    if (queryClient.isFetching() === 0) {
      task();
      return;
    }
    leave = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      leave();
      leave = whenIdle(look, { elseAfter: PAUSE_MS });
    });
  }
}
