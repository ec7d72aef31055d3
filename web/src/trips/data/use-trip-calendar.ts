import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { tripCalendarQuery } from "./trip-calendar.query.ts";
import type { CalendarOf } from "./trips.requests.ts";
import { usePendingTrips } from "./use-pending-trips.ts";

const NO_DAYS: ReadonlySet<string> = new Set();

/** The days of a year, with what waits to be sent. */
export function useTripCalendar({ year, species }: CalendarOf) {
  const { data, ...query } = useQuery(tripCalendarQuery({ year, species }));
  const pending = usePendingTrips(data);
  const { isPlaceholderData } = query;
  const laid = useMemo(
    () =>
      pending && data && !isPlaceholderData
        ? pending.overlay.withPendingCalendar(data, pending.changes, { year, species })
        : data,
    [pending, data, isPlaceholderData, year, species],
  );
  return {
    ...query,
    data: laid,
    /** Of which something is on this device alone. */
    pendingDays: useMemo(() => pending?.overlay.pendingDays(pending.changes) ?? NO_DAYS, [pending]),
  };
}
