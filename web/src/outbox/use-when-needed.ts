import { useEffect, useState } from "react";

import { logFailure } from "../http/log-failure.ts";

/**
 * Returns code such as that which applies waiting changes; `null` until it is needed and loaded. `load` must not change between
 * renders.
 *
 * @param known the module, if it was loaded before
 */
export function useWhenNeeded<Module>(
  isNeeded: boolean,
  load: () => Promise<Module>,
  known: Module | null = null,
): Module | null {
  const [module, setModule] = useState(() => known);
  const isMissing = isNeeded && module === null;
  useEffect(() => {
    if (!isMissing) return;
    load()
      .then((loaded) => setModule(() => loaded))
      .catch((error: unknown) =>
        logFailure("Code that is loaded when it is needed could not be loaded", error),
      );
  }, [isMissing, load]);
  return isNeeded ? module : null;
}
