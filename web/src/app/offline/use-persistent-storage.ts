import { useEffect } from "react";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { logFailure } from "../../http/log-failure.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";

/** Makes what waits on this device as safe there as the browser lets it be. */
export function usePersistentStorage(): void {
  const { id: userId, firstName } = useUser();
  const hasItems = useOutbox().length > 0;
  useEffect(() => {
    if (!hasItems) return;
    import("./make-safe.ts")
      .then(({ makeSafe }) => makeSafe({ userId, firstName }))
      .catch((error: unknown) => logFailure("What waits could not be made safe", error));
  }, [hasItems, userId, firstName]);
}
