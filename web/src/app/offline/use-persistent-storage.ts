import { useEffect } from "react";

import { logFailure } from "../../http/log-failure.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";

/** Makes what waits on this device as safe there as the browser lets it be. */
export function usePersistentStorage(): void {
  const hasItems = useOutbox().length > 0;
  useEffect(() => {
    if (!hasItems) return;
    import("./make-safe.ts")
      .then(({ makeSafe }) => makeSafe())
      .catch((error: unknown) => logFailure("What waits could not be made safe", error));
  }, [hasItems]);
}
