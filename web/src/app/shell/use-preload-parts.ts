import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { onceSettled, preloadWhenIdle } from "../../ui/hooks/once-settled.ts";

/** Chunks for parts that open on any page, or that show saved changes, when there may be no network. */
const SHELL_PARTS = [
  () => import("../../catches/outbox/catch-overlay.ts"),
  () => import("../../ui/overlays/toast-list.tsx"),
  () => import("../../catches/list/opened-actions.tsx"),
  () => import("../../catches/dialogs/deletion-question.tsx"),
  () => import("./account-menu.tsx"),
  () => import("../../licenses/show/licenses-sheet.tsx"),
];

/** Loads the chunks one by one when the browser is idle, after the page's own requests or after a second. */
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
