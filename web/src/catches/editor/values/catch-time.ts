import { type Catch, EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";
import {
  toCalendarDateTime,
  toZoned,
  CalendarDate,
  fromAbsolute,
  getLocalTimeZone,
  toCalendarDate,
} from "@internationalized/date";

import { trueNow } from "../../../device/clock.ts";
import { cityOfOtherClock } from "../../../places/city-of-zone.ts";
import { type CatchValues, valuesOf } from "./catch-values.ts";

/** An instant in UTC, with the seconds that the form does not show. */
export function timeOf({ dateOfCatch, timeOfCatch, ...values }: CatchValues, usualZone: string) {
  const timeZone = values.timeZone ?? usualZone;
  if (!dateOfCatch) return null;
  if (!timeOfCatch) return { date: dateOfCatch.toString(), time_zone: timeZone };
  const local = toCalendarDateTime(dateOfCatch, timeOfCatch.set({ second: 0, millisecond: 0 }));
  return { date: toZoned(local, timeZone).toDate().toISOString(), time_zone: timeZone };
}

/** The city of a clock that shows something else than this device's; `null` where it shows the same. */
export function cityOfTime(
  { dateOfCatch, timeOfCatch }: Pick<CatchValues, "dateOfCatch" | "timeOfCatch">,
  timeZone: string,
): string | null {
  if (!dateOfCatch || !timeOfCatch) return null;
  const local = toCalendarDateTime(dateOfCatch, timeOfCatch);
  return cityOfOtherClock(timeZone, toZoned(local, timeZone).toDate());
}

/** An unchanged time is not sent: in the hour that a clock repeats it would become the first one. */
export function isSameTime(caught: Catch, { dateOfCatch, timeOfCatch, timeZone }: CatchValues): boolean {
  if (timeZone !== undefined && timeZone !== caught.time_zone) return false;
  const stored = valuesOf(caught);
  const isSameDay = String(stored.dateOfCatch) === String(dateOfCatch);
  return isSameDay && String(stored.timeOfCatch) === String(timeOfCatch);
}

export const EARLIEST_DAY = new CalendarDate(EARLIEST_CATCH_YEAR, 1, 1);

export function latestDay(): CalendarDate {
  return toCalendarDate(fromAbsolute(trueNow(), getLocalTimeZone())).add({ days: LATEST_CATCH_DAYS });
}
