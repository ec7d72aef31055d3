import type { Catch } from "@creel/domain/catches/catch";
import type { Trip } from "@creel/domain/trips/trip";

import { NO_FILTERS } from "../../../catches/filters/model/filters.ts";
import { catchesOf, useCatchList } from "../../../catches/logbook/use-catch-list.ts";
import { useCatchesAmong } from "./use-catches-among.ts";

/** Returns the trip's catches with pending changes applied. Without an answer, returns the catches on this device. */
export function useTripCatches({ id }: Pick<Trip, "id">) {
  const { catches, ...among } = useCatchesAmong({
    filters: { trip: id },
    count: Infinity,
    isOne: () => true,
  });
  const stored = catchesOf({ data: useCatchList(NO_FILTERS, { enabled: false }).loaded }) ?? [];
  return { ...among, catches: among.isMissing ? ofTrip(id, [...stored, ...catches]) : catches };
}

/** Returns each catch once, sorted by date, oldest first. */
function ofTrip(tripId: string, catches: readonly Catch[]): Catch[] {
  const own = catches.filter(({ trip_id: of }) => of === tripId);
  const byId = new Map(own.map((caught) => [caught.id, caught]));
  return [...byId.values()].toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
}
