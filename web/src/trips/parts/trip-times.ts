import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { pausedHours } from "@creel/domain/trips/trip-hours";
import { fromAbsolute, type Time, toCalendarDateTime, toTime, toZoned } from "@internationalized/date";

import { figureLocale } from "../../i18n/locale.ts";

const CLOCK: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

type Running = Pick<Trip, "started_at" | "events">;

/** Formats the time on the trip's own clock. Example: "6:10 AM". */
export function formatTripClock(instant: string | number, timeZone: string): string {
  return new Intl.DateTimeFormat(figureLocale, { ...CLOCK, timeZone }).format(new Date(instant));
}

/** Returns the hours fished up to an instant, without pauses. */
export function fishedHours(trip: Running, until: number): number {
  return Math.max(0, until - Date.parse(trip.started_at) - pausedMs(trip, until)) / HOUR_MS;
}

export function pausedMs({ started_at: start, events }: Running, until: number): number {
  const timed = events.map(({ at, kind }) => ({ at: at === null ? null : new Date(at), kind }));
  return (
    pausedHours({ startedAt: new Date(start), endedAt: new Date(until) }, timed, new Date(until)) * HOUR_MS
  );
}

/** Whether the last pause has not ended yet. */
export function isPaused({ events }: Pick<Trip, "events">): boolean {
  const turns = events.filter(({ kind }) => kind === "pause" || kind === "resume");
  return turns.toSorted((one, other) => instantOf(one.at) - instantOf(other.at)).at(-1)?.kind === "pause";
}

function instantOf(at: string | null): number {
  return at === null ? 0 : Date.parse(at);
}

export function timeAt(instant: number, timeZone: string): Time {
  return toTime(fromAbsolute(instant, timeZone));
}

/** Returns the instant nearest to `near` at which the zone's clock shows the time. */
export function nearestAt(time: Time, near: number, timeZone: string): number {
  const day = toCalendarDateTime(fromAbsolute(near, timeZone));
  const instants = [-1, 0, 1].map((days) =>
    toZoned(
      day.add({ days }).set({ hour: time.hour, minute: time.minute, second: 0, millisecond: 0 }),
      timeZone,
    )
      .toDate()
      .getTime(),
  );
  return instants.reduce((best, each) => (Math.abs(each - near) < Math.abs(best - near) ? each : best));
}
