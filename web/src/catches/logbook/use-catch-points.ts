import type { Catch } from "@creel/domain/catches/catch";
import { type CatchPins, unpackPins } from "@creel/domain/catches/catch-pins";
import { findSpecies } from "@creel/domain/species/species";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import type { MapPoint } from "../../map/view/map-types.ts";
import type { Filters } from "../filters/model/filters.ts";
import { catchPointsQuery } from "./api.ts";
import { useChanges } from "./use-changes.ts";

/** All that matches as points, with what waits to be sent; `null` where nothing is known yet. */
export function useCatchPoints(filters: Filters) {
  const { data, isPending } = useQuery({ ...catchPointsQuery(filters), select: toMapPoints });
  const changes = useChanges();
  const points = useMemo(() => {
    if (!changes) return data ?? null;
    // Without an answer what waits is all that is known.
    const withPending = changes.overlay.withPendingPoints(data ?? [], changes.changesNow(), {
      filters,
      toPoint: toMapPoint,
    });
    return data || withPending.length > 0 ? withPending : null;
  }, [data, changes, filters]);
  return { points, isPending };
}

function toMapPoints(pins: CatchPins): MapPoint[] {
  return unpackPins(pins).map(({ id, species, latitude, longitude }) => {
    const { token, initials } = findSpecies(species);
    return { id, latitude, longitude, token, initials };
  });
}

/** `null` for a place that is not known. */
export function toMapPoint({ id, species, latitude, longitude }: Catch): MapPoint | null {
  if (latitude === null || longitude === null) return null;
  const { token, initials } = findSpecies(species);
  return { id, latitude, longitude, token, initials };
}
