import type { Limit } from "@creel/domain/catch-limits/limit";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useOutbox } from "../../outbox/outbox.query.ts";
import { limitsQuery } from "./api.ts";
import { withPendingLimits } from "./limit-items.ts";

const NONE: readonly Limit[] = [];

/** Returns the angler's limits with queued changes applied; `undefined` until they are loaded. */
export function useAllLimits() {
  const { data, ...query } = useQuery(limitsQuery);
  const items = useOutbox();
  const isAway = query.isError || query.isPaused;
  const limits = useMemo(() => {
    // Without an answer, the device shows its own pending limits.
    const stored = data?.limits ?? (isAway ? NONE : undefined);
    return stored && withPendingLimits(stored, items);
  }, [data, isAway, items]);
  return { ...query, data: limits };
}

/** Returns the angler's limits with queued changes applied; empty until they are loaded. */
export function useLimits(): readonly Limit[] {
  return useAllLimits().data ?? NONE;
}
