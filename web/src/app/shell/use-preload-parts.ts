import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { whenIdle } from "../../ui/hooks/when-idle.ts";

/** Small chunks that open on a press on any page, or show what is saved there, when there may be no network. */
const PARTS = [
  () => import("../../outbox/overlay/overlay.ts"),
  () => import("../offline/notices/what-waits.tsx"),
  () => import("../offline/make-safe.ts"),
  () => import("../../ui/overlays/toast-list.tsx"),
  () => import("../../catches/list/opened-actions.tsx"),
  () => import("../../catches/dialogs/deletion-question.tsx"),
  () => import("./account-menu.tsx"),
];

/** For browsers without requestIdleCallback. */
const PAUSE_MS = 200;

/** A request of the page may never end. */
const LONGEST_WAIT_MS = 1000;

/** Loads the parts when the browser is idle, after the requests of the page itself or a second. */
export function usePreloadParts(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onceSettled(queryClient, () => {
        performance.mark("time to spare");
        // A failure is tried again where the chunk is needed.
        for (const part of PARTS) void part().catch(() => {});
      }),
    [queryClient],
  );
}

/** Runs a task when no request is pending, or after LONGEST_WAIT_MS. Returns a function that cancels it. */
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
