import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { onceSettled, preloadWhenIdle } from "../../ui/hooks/once-settled.ts";

/** Chunks that open on a press on any page, or show what is saved there, when there may be no network. */
const SHELL_PARTS = [
  () => import("../../catches/outbox/overlay.ts"),
  () => import("../offline/what-waits.tsx"),
  () => import("../../ui/overlays/toast-list.tsx"),
  () => import("../../catches/list/opened-actions.tsx"),
  () => import("../../catches/dialogs/deletion-question.tsx"),
  () => import("./account-menu.tsx"),
];

/** Loads them one by one when the browser is idle, after the requests of the page itself or a second. */
export function usePreloadParts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const end = new AbortController();
    const cancel = onceSettled(queryClient, () => void preloadWhenIdle(SHELL_PARTS, end.signal));
    return () => {
      cancel();
      end.abort();
    };
  }, [queryClient]);
}
