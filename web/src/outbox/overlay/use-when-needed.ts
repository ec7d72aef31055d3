import { useEffect, useState } from "react";

import { logFailure } from "../../http/log-failure.ts";

/** The code that lays what waits over something; `null` until it is needed and there. `load` stays the same. */
export function useWhenNeeded<Module>(isNeeded: boolean, load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const isMissing = isNeeded && module === null;
  useEffect(() => {
    if (!isMissing) return;
    load()
      .then((loaded) => setModule(() => loaded))
      .catch((error: unknown) =>
        logFailure("What waits to be sent could not be laid over what is shown", error),
      );
  }, [isMissing, load]);
  return isNeeded ? module : null;
}
