import type { Catch } from "@creel/domain/catches/catch";
import { toCalendarDateTime, toZoned } from "@internationalized/date";

import { type CatchValues, valuesOf } from "./catch-values.ts";

/** An instant in UTC, with the seconds that the form does not show. */
export function timeOf({ dateOfCatch, timeOfCatch }: CatchValues, timeZone: string) {
  if (!dateOfCatch) return null;
  if (!timeOfCatch) return { date: dateOfCatch.toString(), time_zone: timeZone };
  const local = toCalendarDateTime(dateOfCatch, timeOfCatch.set({ second: 0, millisecond: 0 }));
  return { date: toZoned(local, timeZone).toDate().toISOString(), time_zone: timeZone };
}

/** An unchanged time is not sent: in the hour that a clock repeats it would become the first one. */
export function isSameTime(caught: Catch, { dateOfCatch, timeOfCatch }: CatchValues): boolean {
  const stored = valuesOf(caught);
  const isSameDay = String(stored.dateOfCatch) === String(dateOfCatch);
  return isSameDay && String(stored.timeOfCatch) === String(timeOfCatch);
}
