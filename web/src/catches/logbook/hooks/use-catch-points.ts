import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { withPendingPoints } from "../../../outbox/overlay/pending-points.ts";
import type { Filters } from "../../filters/model/filters.ts";
import { catchPointsQuery } from "../catches.query.ts";
import { toMapPoint, toMapPoints } from "../to-map-points.ts";
import { useChanges } from "./use-changes.ts";

/** All that matches as points, with what waits to be sent; `null` where nothing is known yet. */
export function useCatchPoints(filters: Filters) {
  const { data, isPending } = useQuery({ ...catchPointsQuery(filters), select: toMapPoints });
  const changesNow = useChanges();
  const points = useMemo(() => {
    const changes = changesNow();
    // Without an answer what waits is all that is known.
    if (!data && changes.length === 0) return null;
    return withPendingPoints(data ?? [], changes, { filters, toPoint: toMapPoint });
  }, [data, changesNow, filters]);
  return { points, isPending };
}
