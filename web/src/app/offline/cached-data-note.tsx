import { plural, t } from "@lingui/core/macro";
import { type QueryCache, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { useUnsaved } from "../../catches/editor/draft/use-unsaved.ts";
import { CATCHES_KEY } from "../../catches/logbook/api.ts";
import { formatTime } from "../../dates/format-clock.ts";
import type { ReadableStore } from "../../store/create-store.ts";
import { useStore } from "../../store/use-store.ts";
import { useNow } from "../../ui/hooks/use-now.ts";

export function CachedDataNote() {
  const { drafts } = useUnsaved();
  const at = useOldestCatches();
  const now = useNow();
  const unsaved = drafts.length;
  const time = at === null ? null : formatTime(at, now);
  return (
    <>
      {time !== null && <>{t`Your log as of ${time}.`} </>}
      {unsaved > 0 && t`${plural(unsaved, { one: "# catch to finish.", other: "# catches to finish." })}`}
    </>
  );
}

/** Returns when the oldest shown answer about catches was received, in milliseconds since 1970; `null` without one. */
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
      const times = shown
        .filter(({ state }) => state.data !== undefined)
        .map(({ state }) => state.dataUpdatedAt);
      return times.length === 0 ? null : Math.min(...times);
    },
  };
}
