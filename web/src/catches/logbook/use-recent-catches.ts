import type { Catch } from "@creel/domain/catches/catch";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { NO_FILTERS } from "../filters/model/filters.ts";
import { recentCatchesQuery, RECENT_LIMIT } from "./api.ts";
import { useChanges } from "./use-changes.ts";

interface Asking {
  enabled?: boolean;
  /** In milliseconds: as long as an answer is not asked for again. */
  staleTime?: number;
}

/** The newest catches, with what waits to be sent. */
export function useRecentCatches(asking: Asking = {}) {
  const query = useQuery({ ...recentCatchesQuery, ...asking });
  const { data } = query;
  const changes = useChanges();
  const catches = useMemo(() => {
    if (!data || !changes) return data?.catches;
    const { overlay, changesNow } = changes;
    return overlay.withPendingPage(data, changesNow(), { filters: NO_FILTERS, most: RECENT_LIMIT }).catches;
  }, [data, changes]);
  const waiting = useMemo((): readonly Catch[] => {
    const all = changes?.overlay.pendingCatches(changes.changesNow(), NO_FILTERS);
    return all?.slice(0, RECENT_LIMIT) ?? [];
  }, [changes]);
  return { query, catches, waiting, isMissing: hasFailed(query) };
}
