import type { Trip } from "@creel/domain/trips/trip";

import { dayOf, useCatchesAmong } from "../parts/use-catches-among.ts";

/** The catches of a trip, with what waits to be sent: those of its days that say so. */
export function useTripCatches(trip: Trip) {
  const ids = new Set(trip.catchIds);
  return useCatchesAmong({
    from: trip.started_on,
    to: lastDayOf(trip),
    count: ids.size,
    isOne: ({ id, trip_id: of }) => ids.has(id) || of === trip.id,
  });
}

/** On the trip's own clock. */
function lastDayOf({ ended_at: end, started_on: day, time_zone: timeZone }: Trip): string {
  const last = dayOf(end ?? Date.now(), timeZone);
  return last < day ? day : last;
}
