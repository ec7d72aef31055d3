import { type QueryCache, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { describeCount } from "../../../catches/editor/draft/describe-count.ts";
import { useUnsaved } from "../../../catches/editor/draft/use-unsaved.ts";
import { CATCHES_KEY } from "../../../catches/logbook/catches.query.ts";
import type { ReadableStore } from "../../../store/create-store.ts";
import { useStore } from "../../../store/use-store.ts";
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
  const oldest = useMemo(() => oldestIn(queryClient.getQueryCache()), [queryClient]);
  return useStore(oldest);
}

function oldestIn(cache: QueryCache): ReadableStore<number | null> {
  return {
    subscribe: (listener) => cache.subscribe(listener),
    get() {
      const shown = cache.findAll({ queryKey: CATCHES_KEY, type: "active" });
      const moments = shown
        .filter(({ state }) => state.data !== undefined)
        .map(({ state }) => state.dataUpdatedAt);
      return moments.length === 0 ? null : Math.min(...moments);
    },
  };
}
