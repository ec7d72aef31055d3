import { type CalendarDate, parseTime, type Time } from "@internationalized/date";

import { clocks } from "../../../places/clocks.ts";

const TIME_AT = "yyyy-mm-ddT".length;
const MINUTES = "HH:mm".length;

/** The time of a date that has one. */
export function clockIn(date: string | null): Time | null {
  const clock = date?.slice(TIME_AT, TIME_AT + MINUTES) ?? "";
  return clock === "" ? null : parseTime(clock);
}

interface Clock {
  day: CalendarDate | null;
  time: Time | null;
  zone: string;
  /** What stays where nobody set another clock. */
  before: string | null;
}

/** The day alone, or an instant with its offset. */
export function dateOf({ day, time, zone, before }: Clock): string | null {
  if (day === null) return null;
  const clock = time?.toString().slice(0, MINUTES) ?? null;
  const isSame =
    before?.slice(0, TIME_AT - 1) === day.toString() &&
    (clockIn(before)?.toString().slice(0, MINUTES) ?? null) === clock;
  if (isSame) return before;
  if (clock === null) return day.toString();
  return clocks.instantOf({ day: day.toString(), time: `${clock}:00`, zone }).instant;
}
