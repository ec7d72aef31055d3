import type { Catch } from "@creel/domain/catches/catch";
import type { FillableName } from "@creel/domain/details/details";
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

import type { CatchRow } from "../../database/schema.ts";
import { timeZoneAt } from "../../places/time-zone-at.ts";

const NOON = new Time(12);
/** Everywhere the same. */
const THE_MOON: FillableName = "lunar_phase";

/**
 * What stands in the place of what tells where a catch was made, for who may not know: the day on the clock of the
 * square's middle, also of when it was logged and changed, and neither the hour nor what was filled in for both. Notes
 * name places.
 */
export function withheld(row: CatchRow, place: VisiblePlace): Partial<Catch> {
  const timeZone = place?.kind === "cell" ? timeZoneAt(middleOf(place)) : "UTC";
  return {
    ...Object.fromEntries(hiddenConditions(row).map((name) => [name, null])),
    date: noonOf(parseDate(row.caughtOn), timeZone),
    // A fish that is logged on the water is logged in its hour.
    created_at: noonOf(calendarDayOf(row.createdAt, timeZone), timeZone),
    updated_at: noonOf(calendarDayOf(row.updatedAt, timeZone), timeZone),
    time: null,
    time_zone: timeZone,
    notes: null,
    conditions_filled: null,
    latitude: null,
    longitude: null,
    position_accuracy: null,
    clock_offset: null,
    trip_id: null,
    water: null,
    spot: null,
  };
}

function calendarDayOf(instant: Date, timeZone: string): CalendarDate {
  return toCalendarDate(fromDate(instant, timeZone));
}

function noonOf(day: CalendarDate, timeZone: string): string {
  return toZoned(toCalendarDateTime(day, NOON), timeZone).toDate().toISOString();
}

export function hiddenConditions({ filledFields }: Pick<CatchRow, "filledFields">): FillableName[] {
  return filledFields.filter((name) => name !== THE_MOON);
}
