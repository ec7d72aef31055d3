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
/** The moon is the same everywhere. */
const THE_MOON: FillableName = "lunar_phase";

/**
 * Returns the values that replace everything that reveals the place of a catch, for viewers who may not know it. Dates
 * are reduced to the day on the clock of the square's center, including when the catch was logged and changed. The
 * hour, the filled conditions and the notes, which may name places, are hidden.
 */
export function withheld(row: CatchRow, place: VisiblePlace): Partial<Catch> {
  const timeZone = place?.kind === "cell" ? timeZoneAt(middleOf(place)) : "UTC";
  return {
    ...Object.fromEntries(hiddenConditions(row).map((name) => [name, null])),
    date: noonOf(parseDate(row.caughtOn), timeZone),
    // A fish logged on the water is logged in the hour it was caught.
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
