import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { useAuth } from "../../../accounts/signed-in/auth.tsx";
import { logFailure } from "../../../http/log-failure.ts";

/** Leaves the network to the page first. */
const AFTER_MS = 3000;

/** Installs the app for signed-in users: visitors read a page or two, which needs no offline map. */
export function useInstall(): void {
  const isSignedIn = useAuth().user !== null;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedIn || import.meta.env.DEV || !("serviceWorker" in navigator)) return undefined;
    const timer = setTimeout(() => {
      import("./install.ts")
        .then(({ install }) => install(queryClient))
        .catch((error: unknown) => logFailure("The app could not be put on this device", error));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn, queryClient]);
}
