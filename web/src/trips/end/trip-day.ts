import { DAY_MS } from "@creel/domain/dates/units-of-time";
import {
  CalendarDate,
  fromAbsolute,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";

import type { TripForm } from "../parts/trip-form.ts";

/** The earliest day that can be entered. */
export const EARLIEST_DAY = new CalendarDate(1900, 1, 1);

/** Returns the day on the clock of a time zone. */
export function calendarDayOf(instant: number, timeZone: string): CalendarDate {
  return toCalendarDate(zoned(instant, timeZone));
}

type Times = Pick<TripForm, "startedAt" | "endedAt">;

/** Moves the trip to another day and keeps its times of day. */
export function onDay({ startedAt, endedAt }: Times, day: CalendarDate, timeZone: string): Times {
  const from = calendarDayOf(startedAt, timeZone);
  const days = Math.round((day.toDate("UTC").getTime() - from.toDate("UTC").getTime()) / DAY_MS);
  return { startedAt: moved(startedAt, days, timeZone), endedAt: moved(endedAt, days, timeZone) };
}

function moved(instant: number, days: number, timeZone: string): number {
  const local = toCalendarDateTime(zoned(instant, timeZone)).add({ days });
  return toZoned(local, timeZone).toDate().getTime();
}

function zoned(instant: number, timeZone: string) {
  return fromAbsolute(instant, timeZone);
}
