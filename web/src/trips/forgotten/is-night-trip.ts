import type { Trip } from "@creel/domain/trips/trip";
import { fromAbsolute, toCalendarDate } from "@internationalized/date";

/** On the clock of the trip: who starts before it has not got up early. */
const FIRST_HOUR = 3;

/** Whether somebody fished at midnight, or began soon after it. */
export function isNightTrip({
  started_at: start,
  ended_at: end,
  time_zone: timeZone,
}: Pick<Trip, "started_at" | "ended_at" | "time_zone">): boolean {
  if (end === null) return false;
  const first = fromAbsolute(Date.parse(start), timeZone);
  const last = fromAbsolute(Date.parse(end), timeZone);
  return first.hour < FIRST_HOUR || toCalendarDate(last).compare(toCalendarDate(first)) > 0;
}
