import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "./trips-key.ts";
import { readTripCalendar } from "./trips.calls.ts";
import type { CalendarOf } from "./trips.requests.ts";

/** Without what waits on this device: see `useTripCalendar`. */
export function tripCalendarQuery(of: CalendarOf) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "calendar", of.year, of.species],
    queryFn: ({ signal }) => readTripCalendar(of, signal),
    placeholderData: keepPreviousData,
  });
}
