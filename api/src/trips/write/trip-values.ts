import { EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";
import { HOUR_MS, MINUTE_MS, DAY_MS } from "@creel/domain/dates/units-of-time";
import { canonicalSpecies } from "@creel/domain/species/species";
import { type NewTrip, TRIP_LIMITS, type TripChanges } from "@creel/domain/trips/new-trip";
import { hoursOf, pausedHours, type TimedEvent, type TripSpan } from "@creel/domain/trips/trip-hours";
import { fromAbsolute, toCalendarDate } from "@internationalized/date";
import { v7 as uuidv7 } from "uuid";

import type { TripRow, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { Refusal } from "../../errors/refusals.ts";
import type { NewTripRow, TripValues } from "../record/trips.repository.ts";

/** The angler may still be adding to a trip that has just ended. */
const FIRST_TRY_AFTER_MS = 2 * MINUTE_MS;

/** @throws AppError invalid_input */
export function toNewRow(user: Pick<UserRow, "id" | "timeZone">, sent: NewTrip): NewTripRow {
  const endedAt = toDate(sent.ended_at) ?? null;
  const row = {
    ...toValues(sent),
    userId: user.id,
    id: sent.id?.toLowerCase() ?? uuidv7(),
    startedAt: new Date(sent.started_at),
    endedAt,
    startSource: sent.start_source,
    endSource: endedAt === null ? null : (sent.end_source ?? "typed"),
    ...clockOf(new Date(sent.started_at), sent.time_zone ?? user.timeZone),
  };
  refuseTimes({ ...row, hoursOverride: sent.hours_override ?? null });
  const span = { ...row, hoursOverride: sent.hours_override ?? null, allLogged: sent.all_logged ?? true };
  return { ...row, ...deriveColumns(span, []), fillAfter: firstTryAt(row, new Date()) };
}

/** Returns the columns that a change writes. @throws AppError invalid_input */
export function changedValues(stored: TripRow, changes: TripChanges): TripValues {
  const startedAt = toDate(changes.started_at) ?? stored.startedAt;
  const changedEnd = toDate(changes.ended_at);
  const endedAt = changedEnd === undefined ? stored.endedAt : changedEnd;
  const isOtherEnd = endedAt?.getTime() !== stored.endedAt?.getTime();
  const hoursOverride = changes.hours_override === undefined ? stored.hoursOverride : changes.hours_override;
  const endSource = changes.end_source ?? (isOtherEnd ? "typed" : stored.endSource);
  const values = {
    ...toValues(changes),
    startedAt,
    endedAt,
    startSource: changes.start_source,
    endSource: endedAt === null ? null : endSource,
    ...clockOf(startedAt, changes.time_zone ?? stored.timeZone),
  };
  refuseTimes({ startedAt, endedAt, hoursOverride });
  return values;
}

function toValues(sent: TripChanges): TripValues {
  return {
    hoursOverride: sent.hours_override,
    latitude: sent.latitude,
    longitude: sent.longitude,
    placeName: sent.place_name,
    method: sent.method,
    targetSpecies: sent.target_species?.map((name) => canonicalSpecies(name)),
    allLogged: sent.all_logged,
    lines: sent.lines,
    anglers: sent.anglers,
    companions: sent.companions,
    notes: sent.notes,
    waterTemperatureF: sent.water_temperature,
  };
}

function toDate(instant: string | null | undefined): Date | null | undefined {
  return typeof instant === "string" ? new Date(instant) : instant;
}

/** Returns the day on the angler's clock when the trip began. */
function clockOf(startedAt: Date, timeZone: string) {
  const startedOn = toCalendarDate(fromAbsolute(startedAt.getTime(), timeZone)).toString();
  return { timeZone, startedOn };
}

/** Computes the columns that depend on the others and the pauses. */
export function deriveColumns(trip: TripSpan, events: readonly TimedEvent[]) {
  const pausedH = pausedHours(trip, events, new Date());
  const { fished, usable } = hoursOf(trip, pausedH);
  return { pausedH, fishedH: fished, isUsable: usable };
}

type Times = Pick<TripSpan, "startedAt" | "endedAt" | "hoursOverride">;

/** @throws AppError invalid_input */
function refuseTimes({ startedAt, endedAt, hoursOverride }: Times): void {
  refuseInstant("started_at", startedAt);
  if (endedAt === null) return;
  refuseInstant("ended_at", endedAt);
  const clockMs = endedAt.getTime() - startedAt.getTime();
  if (clockMs <= 0 || clockMs > TRIP_LIMITS.spanMs) refuse("ended_at", { code: "trip_span" });
  if (hoursOverride !== null && hoursOverride * HOUR_MS > clockMs) {
    refuse("hours_override", { code: "hours_override" });
  }
}

interface Fillable {
  endedAt: Date | null;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** Returns when the conditions of the hours are first looked up: after the end of a trip with a place. */
export function firstTryAt({ endedAt, latitude, longitude }: Fillable, now: Date): Date | null {
  if (endedAt === null || (latitude ?? null) === null || (longitude ?? null) === null) return null;
  return new Date(Math.max(now.getTime() + FIRST_TRY_AFTER_MS, endedAt.getTime()));
}

/** Times of a trip have the same limits as those of a catch. @throws AppError invalid_input */
export function refuseInstant(field: string, instant: Date): void {
  if (instant.getTime() > Date.now() + LATEST_CATCH_DAYS * DAY_MS) refuse(field, { code: "in_future" });
  if (instant.getUTCFullYear() < EARLIEST_CATCH_YEAR) {
    refuse(field, { code: "before_year", year: EARLIEST_CATCH_YEAR });
  }
}

/** @throws AppError invalid_input */
export function refuse(field: string, refusal: Refusal): never {
  throw new AppError("invalid_input", { fields: { [field]: refusal } });
}
