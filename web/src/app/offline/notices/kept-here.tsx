import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

import { CATCHES_KEY } from "../../../catches/catches.query.ts";
import { describeCount } from "../../../catches/draft/describe-count.ts";
import { useUnsaved } from "../../../catches/draft/use-unsaved.ts";
import { useNow } from "../../../ui/hooks/use-now.ts";
import { describeMoment } from "./describe-moment.ts";

/** How old what is shown is, and what is safe. */
export function KeptHere() {
  const { drafts } = useUnsaved();
  const at = useOldestCatches();
  const now = useNow();
  return (
    <>
      {at !== null && <>Your log as of {describeMoment(at, now)}. </>}
      {drafts.length > 0 && `${describeCount(drafts.length)}.`}
    </>
  );
}

/** When the server said the oldest of what is shown of the logbook, in ms since 1970; `null` where nothing is. */
function useOldestCatches(): number | null {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const shown = cache.findAll({ queryKey: CATCHES_KEY, type: "active" });
    const moments = shown
      .filter(({ state }) => state.data !== undefined)
      .map(({ state }) => state.dataUpdatedAt);
    return moments.length === 0 ? null : Math.min(...moments);
  });
}
