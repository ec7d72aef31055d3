import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { logFailure } from "../../http/log-failure.ts";
import { useAuth } from "../../session/auth.tsx";
import { onceSettled } from "../../ui/hooks/once-settled.ts";

/** Leaves the network and the processor to the page first: the app is six hundred files, a large map takes seconds. */
const AFTER_MS = 3000;
/** A page that is never done is put on the device all the same. */
const LONGEST_WAIT_MS = 20_000;

/** Installs the app for signed-in users: visitors read a page or two, which needs no offline map. */
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
