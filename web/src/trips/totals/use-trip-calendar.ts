import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { tripCalendarQuery } from "./trip-calendar.query.ts";
import { usePendingTrips } from "./use-pending-trips.ts";

const NO_DAYS: ReadonlySet<string> = new Set();

/** The days of a year, with what waits to be sent. */
export function useTripCalendar(year: number) {
  const { data, ...query } = useQuery(tripCalendarQuery(year));
  const pending = usePendingTrips(data);
  const { isPlaceholderData } = query;
  const laid = useMemo(
    () =>
      pending && data && !isPlaceholderData
        ? pending.overlay.withPendingCalendar(data, pending.changes, year)
        : data,
    [pending, data, isPlaceholderData, year],
  );
  return {
    ...query,
    data: laid,
    /** Of which something is on this device alone. */
    pendingDays: useMemo(() => pending?.overlay.pendingDays(pending.changes) ?? NO_DAYS, [pending]),
  };
}
