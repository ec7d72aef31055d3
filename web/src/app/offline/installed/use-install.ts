import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { useAuth } from "../../../accounts/signed-in/auth.tsx";
import { logFailure } from "../../../http/log-failure.ts";

/** When what the page itself needs has come. */
const AFTER_MS = 3000;

/** Puts the app on the device of whoever is signed in: strangers read a page or two, and are sent no map for it. */
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
