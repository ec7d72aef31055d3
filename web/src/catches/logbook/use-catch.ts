import type { Catch } from "@creel/domain/catches/catch";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { ApiError, NetworkError } from "../../http/api-error.ts";
import type { CatchItem } from "../outbox/catch-item.ts";
import { usePending } from "../outbox/pending-context.tsx";
import { catchQuery } from "./api.ts";
import { findListed } from "./find-listed.ts";

interface OneCatch {
  /** `undefined` while it loads, and if it cannot be shown. */
  caught: Catch | undefined;
  error: Error | null;
  /** Whether the catch was deleted, here or elsewhere. */
  isGone: boolean;
}

const NO_ITEMS: readonly CatchItem[] = [];

/** Returns one catch with its pending changes, from the loaded lists if offline. Returns nothing for "". */
export function useCatch(id: string): OneCatch {
  const { pending, overlay, waters } = usePending();
  const items = pending.get(id) ?? NO_ITEMS;
  const isNew = items.some(({ work }) => work.kind === "create");
  const { stored, error } = useStored(id, !isNew);
  const change = useMemo(
    () =>
      items.length === 0 ? undefined : overlay?.changesOf(new Map([[id, items]]), () => stored, waters)[0],
    [id, items, overlay, stored, waters],
  );
  // A catch that was deleted elsewhere is still here if changes to it are pending.
  const isGone = change?.after === null || (items.length === 0 && isUnknown(error));
  return { caught: isGone ? undefined : (change?.after ?? stored), error, isGone };
}

/** Does not ask the server for a new catch, which it does not know yet. */
function useStored(id: string, isAsked: boolean) {
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ ...catchQuery(id), enabled: id !== "" && isAsked });
  const listed = error instanceof NetworkError ? findListed(queryClient, id) : undefined;
  return { stored: data ?? listed, error: isAsked ? error : null };
}

function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
