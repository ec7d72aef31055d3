import type { Catch } from "@creel/domain/catches/catch";
import type { Trip } from "@creel/domain/trips/trip";
import { useMemo } from "react";

import { NO_FILTERS } from "../../catches/filters/model/filters.ts";
import { catchesOf, useCatchList } from "../../catches/logbook/use-catch-list.ts";
import { useRecentCatches } from "../../catches/logbook/use-recent-catches.ts";

const NONE: readonly Catch[] = [];

/** Returns the known catches of a trip, latest first. Without a network, only those of this device. */
export function useKnownCatches({ id, started_on: from }: Pick<Trip, "id" | "started_on">): readonly Catch[] {
  const filters = useMemo(() => ({ ...NO_FILTERS, from }), [from]);
  const { loaded } = useCatchList(filters);
  const { catches = NONE, waiting } = useRecentCatches({ staleTime: Infinity });
  return useMemo(() => {
    const known = [...(catchesOf({ data: loaded }) ?? NONE), ...catches, ...waiting];
    const ofTrip = new Map(known.flatMap((caught) => (caught.trip_id === id ? [[caught.id, caught]] : [])));
    return [...ofTrip.values()].toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
  }, [loaded, catches, waiting, id]);
}
