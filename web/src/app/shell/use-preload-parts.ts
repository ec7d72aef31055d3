import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { onceSettled } from "../loading/once-settled.ts";

/** Loads parts one by one when the browser is idle, after the requests of the page itself or a second. */
export function usePreloadParts(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onceSettled(queryClient, () => {
        performance.mark("time to spare");
        // A failure is tried again where a part is needed.
        import("./preload-parts.ts").then(({ preloadParts }) => preloadParts()).catch(() => {});
      }),
    [queryClient],
  );
}
