import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { onceSettled } from "../loading/once-settled.ts";

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
