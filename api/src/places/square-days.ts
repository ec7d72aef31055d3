import { middleOf } from "@creel/domain/places/cell";
import type { VisiblePlace } from "@creel/domain/places/visible-place";
import {
  type CalendarDate,
  fromDate,
  parseDate,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";

import { timeZoneAt } from "./time-zone-at.ts";

const NOON = new Time(12);

interface SquareDays {
  /** The time zone of the square's center; UTC for a viewer who sees no square. */
  timeZone: string;
  /** Returns noon of a day that is given as yyyy-mm-dd, in ISO 8601. */
  noonOfDay: (day: string) => string;
  /** Returns noon of the day on which an instant falls. */
  noonOfInstant: (instant: Date) => string;
}

/** Reduces times to days on the clock of a square, for viewers who may not know more of a place. */
export function daysOfSquare(place: VisiblePlace): SquareDays {
  const timeZone = place?.kind === "cell" ? timeZoneAt(middleOf(place)) : "UTC";
  const noonOf = (day: CalendarDate) =>
    toZoned(toCalendarDateTime(day, NOON), timeZone).toDate().toISOString();
  return {
    timeZone,
    noonOfDay: (day) => noonOf(parseDate(day)),
    noonOfInstant: (instant) => noonOf(toCalendarDate(fromDate(instant, timeZone))),
  };
}
