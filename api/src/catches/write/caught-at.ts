import { EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import {
  CalendarDateTime,
  fromAbsolute,
  parseDate,
  toCalendarDate,
  toTime,
  toZoned,
} from "@internationalized/date";

import { AppError } from "../../errors/errors.ts";
import type { Refusal } from "../../errors/refusals.ts";

/** The time of a catch: the instant, and the angler's own calendar and clock. */
export interface CaughtAt {
  caughtAt: Date;
  timeZone: string;
  /** yyyy-mm-dd in `timeZone`. */
  caughtOn: string;
  /** HH:mm:ss in `timeZone`; `null` if only the day is known. */
  caughtTime: string | null;
}

const NOON = 12;

/**
 * @param date an instant, or a day if the time is unknown, which then counts as noon
 * @throws AppError invalid_input if it is before 1900 or more than a day ahead
 */
export function readCaughtAt(date: string, timeZone: string): CaughtAt {
  const read = date.includes("T") ? fromInstant(date, timeZone) : fromDay(date, timeZone);
  const latest = Date.now() + LATEST_CATCH_DAYS * DAY_MS;
  if (read.caughtAt.getTime() > latest) refuse({ code: "in_future" });
  if (Number(read.caughtOn.slice(0, 4)) < EARLIEST_CATCH_YEAR) {
    refuse({ code: "before_year", year: EARLIEST_CATCH_YEAR });
  }
  return read;
}

/** Keeps the instant; a day without a time stays the same day. */
export function moveToZone(stored: CaughtAt, timeZone: string): CaughtAt {
  return stored.caughtTime === null
    ? fromDay(stored.caughtOn, timeZone)
    : fromInstant(stored.caughtAt.toISOString(), timeZone);
}

function fromInstant(instant: string, timeZone: string): CaughtAt {
  const local = fromAbsolute(Date.parse(instant), timeZone);
  return {
    caughtAt: local.toDate(),
    timeZone,
    caughtOn: toCalendarDate(local).toString(),
    caughtTime: toTime(local).toString().slice(0, "HH:mm:ss".length),
  };
}

function fromDay(day: string, timeZone: string): CaughtAt {
  const { year, month, day: dayOfMonth } = parseDate(day);
  const noon = toZoned(new CalendarDateTime(year, month, dayOfMonth, NOON), timeZone);
  return { caughtAt: noon.toDate(), timeZone, caughtOn: day, caughtTime: null };
}

function refuse(refusal: Refusal): never {
  throw new AppError("invalid_input", { fields: { date: refusal } });
}
