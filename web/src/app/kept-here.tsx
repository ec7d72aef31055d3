import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

import { CATCHES_KEY } from "../catches/catches.query.ts";
import { useUnsaved } from "../catches/draft/use-unsaved.ts";
import { useNow } from "../ui/use-now.ts";
import { describeAge, describeMoment } from "./describe-age.ts";

/** How old what is shown is, and what is safe. */
export function KeptHere() {
  const { drafts } = useUnsaved();
  const at = useOldestCatches();
  const now = useNow();
  return (
    <>
      {at !== null && (
        <>
          Your catches as of {describeMoment(at, now)}
          {/* The minutes go on without a word. */}
          <span aria-live="off">, {describeAge(at, now)}</span>.{" "}
        </>
      )}
      {describeWaiting(drafts.length)}
    </>
  );
}

function describeWaiting(count: number): string {
  if (count === 0) return "What you type is kept.";
  const waiting = count === 1 ? "1 draft waits" : `${count} drafts wait`;
  return `${waiting} here to be saved.`;
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
