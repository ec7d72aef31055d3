import type { Catch } from "@creel/domain/catches/catch";
import type { Trip } from "@creel/domain/trips/trip";
import { useEffect } from "react";

import { NO_FILTERS } from "../../../../catches/filters/model/filters.ts";
import { catchesOf, useCatchList } from "../../../../catches/logbook/hooks/use-catch-list.ts";

const DAY_LENGTH = "2026-11-20".length;

interface CatchesOfTrip {
  /** In the order in which they were caught; as far as they are loaded. */
  catches: Catch[];
  isLoading: boolean;
  isMissing: boolean;
}

/** The catches of a trip, with what waits to be sent: those of its days that say so. */
export function useTripCatches(trip: Trip): CatchesOfTrip {
  const list = useCatchList({ ...NO_FILTERS, sort: "date", from: trip.started_on, to: lastDayOf(trip) });
  const loaded = catchesOf(list) ?? (list.isMissing ? [...list.waiting] : undefined);
  const ids = new Set(trip.catchIds);
  const catches = (loaded ?? []).filter(({ id, trip_id: of }) => ids.has(id) || of === trip.id);
  const { hasMore, showMore, isFetchingNextPage, isFetchNextPageError } = list;
  const isWanting = hasMore && catches.length < ids.size && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isWanting) showMore();
  }, [isWanting, showMore]);
  return { catches, isLoading: loaded === undefined || isWanting, isMissing: list.isMissing };
}

/** On the trip's own clock. */
function lastDayOf({ ended_at: end, started_on: day, time_zone: timeZone }: Trip): string {
  if (end === null) return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date());
  const last = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(end)).slice(0, DAY_LENGTH);
  return last < day ? day : last;
}
