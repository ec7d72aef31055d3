import type { Catch } from "@creel/domain/catches/catch";
import { CalendarDateTime, getLocalTimeZone, parseDate, toZoned } from "@internationalized/date";

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
  const instant = new Date(date);
  const [, time = null] = clockOf(instant, timeZone);
  return { date: instant.toISOString(), time, time_zone: timeZone };
}

/** yyyy-mm-dd on the catch's own clock. */
export function dayOf({ date, time_zone: timeZone }: Pick<Catch, "date" | "time_zone">): string {
  const [day = ""] = clockOf(new Date(date), timeZone);
  return day;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** yyyy-mm-dd and HH:mm. Hundreds of catches may wait: formatters are cached, and read as Swedish writes ISO. */
function clockOf(instant: Date, timeZone: string): string[] {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { ...NUMERIC, timeZone });
  clocks.set(timeZone, clock);
  return clock.format(instant).split(" ");
}

const NUMERIC = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;
