import type { Catch } from "@creel/domain/catches/catch";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import type { PendingChange } from "../outbox/pending-changes.ts";
import { type Overlay, usePending } from "../outbox/pending-context.tsx";
import { listedCatches } from "./find-listed.ts";

interface Changes {
  /** Returns the pending changes to catches, based on what the lists have now. */
  changesNow: () => readonly PendingChange[];
  overlay: Overlay;
}

/** `null` if nothing is pending. Returns a new object when the pending items change. */
export function useChanges(): Changes | null {
  const { pending, overlay, waters } = usePending();
  const queryClient = useQueryClient();
  return useMemo(() => {
    if (!overlay) return null;
    const changesNow = () => {
      const stored = newestOf(listedCatches(queryClient).filter(({ id }) => pending.has(id)));
      return overlay.changesOf(pending, (id) => stored.get(id), waters);
    };
    return { changesNow, overlay };
  }, [pending, overlay, waters, queryClient]);
}

/** Picks the newest version of each catch, because one list may be older than another. */
function newestOf(catches: readonly Catch[]): ReadonlyMap<string, Catch> {
  const newest = new Map<string, Catch>();
  for (const caught of catches) {
    const known = newest.get(caught.id);
    if (!known || known.version < caught.version) newest.set(caught.id, caught);
  }
  return newest;
}
