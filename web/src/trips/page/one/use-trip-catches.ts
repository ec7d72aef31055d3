import type { Catch } from "@creel/domain/catches/catch";
import type { Trip } from "@creel/domain/trips/trip";

import { NO_FILTERS } from "../../../catches/filters/model/filters.ts";
import { catchesOf, useCatchList } from "../../../catches/logbook/hooks/use-catch-list.ts";
import { useCatchesAmong } from "../parts/use-catches-among.ts";

/** The catches of a trip, with what waits to be sent; without an answer those that are on this device. */
export function useTripCatches({ id }: Trip) {
  const { catches, ...among } = useCatchesAmong({
    filters: { trip: id },
    count: Infinity,
    isOne: () => true,
  });
  const stored = catchesOf({ data: useCatchList(NO_FILTERS, { enabled: false }).loaded }) ?? [];
  return { ...among, catches: among.isMissing ? ofTrip(id, [...stored, ...catches]) : catches };
}

/** Each once, in the order in which they were caught. */
function ofTrip(tripId: string, catches: readonly Catch[]): Catch[] {
  const own = catches.filter(({ trip_id: of }) => of === tripId);
  const byId = new Map(own.map((caught) => [caught.id, caught]));
  return [...byId.values()].toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
}
