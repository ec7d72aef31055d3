import type { Catch } from "@creel/domain/catches/catch";
import {
  CalendarDateTime,
  fromAbsolute,
  getLocalTimeZone,
  parseDate,
  toCalendarDate,
  toTime,
  toZoned,
} from "@internationalized/date";

type When = Pick<Catch, "date" | "time" | "time_zone">;

/** A day without a time counts as noon, as on the server. */
const NOON = 12;

/** When a catch was made, of an instant or a day that is sent: as the server will answer it. */
export function readWhen(date: string, timeZone = getLocalTimeZone()): When {
  if (!date.includes("T")) {
    const { year, month, day } = parseDate(date);
    const noon = toZoned(new CalendarDateTime(year, month, day, NOON), timeZone);
    return { date: noon.toAbsoluteString(), time: null, time_zone: timeZone };
  }
  const local = fromAbsolute(Date.parse(date), timeZone);
  const time = toTime(local).toString().slice(0, "HH:mm".length);
  return { date: local.toAbsoluteString(), time, time_zone: timeZone };
}

/** yyyy-mm-dd on the catch's own clock. */
export function dayOf({ date, time_zone: timeZone }: Pick<Catch, "date" | "time_zone">): string {
  return toCalendarDate(fromAbsolute(Date.parse(date), timeZone)).toString();
}
