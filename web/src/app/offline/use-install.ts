import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { logFailure } from "../../http/log-failure.ts";
import { useAuth } from "../../session/auth.tsx";
import { onceSettled } from "../../ui/hooks/once-settled.ts";

/**
 * Leaves the network and the processor to the page first: the app has six hundred files, and a large map takes seconds.
 * In milliseconds.
 */
const AFTER_MS = 3000;
/** The app is installed after this long even if the page never finishes loading. In milliseconds. */
const LONGEST_WAIT_MS = 20_000;

/** Installs the app for signed-in users only: visitors read a page or two, which needs no offline map. */
export function useInstall(): void {
  const isSignedIn = useAuth().user !== null;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedIn || import.meta.env.DEV || !("serviceWorker" in navigator)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const installLater = () => {
      timer = setTimeout(() => {
        import("./install.ts")
          .then(({ install }) => install(queryClient))
          .catch((error: unknown) => logFailure("The app could not be put on this device", error));
      }, AFTER_MS);
    };
    const stop = onceSettled(queryClient, installLater, LONGEST_WAIT_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isSignedIn, queryClient]);
}
