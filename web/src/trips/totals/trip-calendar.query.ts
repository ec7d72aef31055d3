import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "../trips-key.ts";
import { readTripCalendar } from "../trips.calls.ts";

/** Without what waits on this device: see `useTripCalendar`. */
export function tripCalendarQuery(year: number) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "calendar", year],
    queryFn: ({ signal }) => readTripCalendar(year, signal),
    placeholderData: keepPreviousData,
  });
}
