import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { type Body, type Observer, SearchAltitude, SearchHourAngle, SearchRiseSet } from "astronomy-engine";

/** A time span that includes its start and excludes its end. */
export interface Span {
  from: Date;
  to: Date;
}

/** Finds the first event at or after `from`; `null` if there is none before `to`. */
export type FindEvent = (span: Span) => Date | null;

/** Finds when the upper edge of the body appears (`1`) or disappears (`-1`), with 34′ of refraction. */
export function riseOrSet(body: Body, observer: Observer, direction: 1 | -1): FindEvent {
  return ({ from, to }) => within(SearchRiseSet(body, observer, direction, from, daysOf({ from, to })), to);
}

/** Finds when the body is highest (`0`) or lowest (`12`). */
export function transit(body: Body, observer: Observer, hourAngle: 0 | 12): FindEvent {
  return ({ from, to }) => within(SearchHourAngle(body, observer, hourAngle, from, 1).time, to);
}

/** Finds when the center of the body rises (`1`) or falls (`-1`) to 6° below the horizon: civil twilight. */
export function civilTwilight(body: Body, observer: Observer, direction: 1 | -1): FindEvent {
  return ({ from, to }) =>
    within(SearchAltitude(body, observer, direction, from, daysOf({ from, to }), -6), to);
}

export function findAll(find: FindEvent, { from, to }: Span): Date[] {
  const found: Date[] = [];
  for (let next = find({ from, to }); next; next = find({ from: justAfter(next), to })) found.push(next);
  return found;
}

/** Rounds down to the second, because fractions depend on the start of the search. */
function within(time: { date: Date } | null, to: Date): Date | null {
  if (!time || time.date >= to) return null;
  return new Date(Math.floor(time.date.getTime() / 1000) * 1000);
}

function daysOf({ from, to }: Span): number {
  return (to.getTime() - from.getTime()) / DAY_MS;
}

/** Events of one kind are hours apart; a minute is far more than the error of the search. */
function justAfter(instant: Date): Date {
  return new Date(instant.getTime() + 60_000);
}
