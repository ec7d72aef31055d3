import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { onceSettled } from "../../ui/hooks/once-settled.ts";
import { preloadWhenIdle } from "../../ui/hooks/preload-when-idle.ts";

/** Loads parts one by one when the browser is idle, after the requests of the page itself or a second. */
export function usePreloadParts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const end = new AbortController();
    const cancel = onceSettled(queryClient, () => {
      performance.mark("time to spare");
      void preloadWhenIdle(async () => (await import("./shell-parts.ts")).SHELL_PARTS, end.signal);
    });
    return () => {
      cancel();
      end.abort();
    };
  }, [queryClient]);
}
