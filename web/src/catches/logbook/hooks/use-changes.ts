import type { Catch } from "@creel/domain/catches/catch";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

import { usePending } from "../../../outbox/overlay/pending-context.tsx";
import { changesOf, NO_CHANGES, type PendingChange } from "../../../outbox/overlay/pending.ts";
import { listedCatches } from "../find-listed.ts";

type ReadChanges = () => readonly PendingChange[];

/**
 * Reads what becomes of the catches of which something waits, as they are in the lists at that moment. Another function
 * when something else waits.
 */
export function useChanges(): ReadChanges {
  const pending = usePending();
  const queryClient = useQueryClient();
  return useCallback(() => {
    if (pending.size === 0) return NO_CHANGES;
    const stored = newestOf(listedCatches(queryClient).filter(({ id }) => pending.has(id)));
    return changesOf(pending, (id) => stored.get(id));
  }, [pending, queryClient]);
}

/** A list may be older than another. */
function newestOf(catches: readonly Catch[]): ReadonlyMap<string, Catch> {
  const newest = new Map<string, Catch>();
  for (const caught of catches) {
    const known = newest.get(caught.id);
    if (!known || known.version < caught.version) newest.set(caught.id, caught);
  }
  return newest;
}
