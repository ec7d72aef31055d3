import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import type { Filters } from "../../filters/model/filters.ts";
import { catchPointsQuery } from "../catches.query.ts";
import { toMapPoint, toMapPoints } from "../to-map-points.ts";
import { useChanges } from "./use-changes.ts";

/** All that matches as points, with what waits to be sent; `null` where nothing is known yet. */
export function useCatchPoints(filters: Filters) {
  const { data, isPending } = useQuery({ ...catchPointsQuery(filters), select: toMapPoints });
  const changes = useChanges();
  const points = useMemo(() => {
    if (!changes) return data ?? null;
    // Without an answer what waits is all that is known.
    const laid = changes.overlay.withPendingPoints(data ?? [], changes.changesNow(), {
      filters,
      toPoint: toMapPoint,
    });
    return data || laid.length > 0 ? laid : null;
  }, [data, changes, filters]);
  return { points, isPending };
}
