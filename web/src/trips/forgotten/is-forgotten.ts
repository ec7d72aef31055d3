import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { Trip } from "@creel/domain/trips/trip";
import type { WaterSummary } from "@creel/domain/waters/water";
import { fromAbsolute, toCalendarDate } from "@internationalized/date";

import { ownWaterAt } from "../parts/own-water-at.ts";

/** The longest time without a sign before the angler is asked. */
const SILENT_MS = 4 * HOUR_MS;
/** Longer than most anglers fish without going home. */
const LONG_MS = 14 * HOUR_MS;
/** Anglers who stay only for the last light have gone home this long after it. */
const DARK_MS = 2 * HOUR_MS;

interface DeviceActivity {
  /** In milliseconds since 1970. */
  seenAt: number;
  confirmedAt: number | null;
}

type TripActivity = Pick<Trip, "started_at" | "last_sign" | "events">;

/** Whether to ask the angler if they are still fishing. */
export function isForgotten(trip: TripActivity, activity: DeviceActivity | null, now: number): boolean {
  const confirmedAt = confirmedAtOf(trip, activity);
  const lastActivityAt = Math.max(findLastActivity(trip), confirmedAt, activity?.seenAt ?? 0);
  return now - lastActivityAt > SILENT_MS || now - confirmedAt > LONG_MS;
}

interface Dark {
  /** When civil twilight ended, in milliseconds since 1970; `null` if unknown. */
  lastLight: number | null;
  now: number;
}

/**
 * Like `isForgotten`, for anglers who do not fish at night. A catch or an event in the dark marks a night angler;
 * having the app in front does not.
 */
export function isLongDark(
  trip: TripActivity,
  activity: DeviceActivity | null,
  { lastLight, now }: Dark,
): boolean {
  if (lastLight === null || now - lastLight <= DARK_MS) return false;
  return Math.max(findLastActivity(trip), confirmedAtOf(trip, activity)) <= lastLight;
}

function confirmedAtOf({ started_at: start }: TripActivity, activity: DeviceActivity | null): number {
  return Math.max(Date.parse(start), activity?.confirmedAt ?? 0);
}

/** Returns the time of the last catch or event, or else of the start, in milliseconds since 1970. */
export function findLastActivity({
  started_at: start,
  last_sign: lastActivity,
  events,
}: TripActivity): number {
  const instants = [start, lastActivity, ...events.map(({ at }) => at)];
  return Math.max(...instants.map((instant) => (instant === null ? 0 : Date.parse(instant))));
}

/** An hour on the trip's clock. A trip that starts before it is a night trip, not an early morning. */
const FIRST_HOUR = 3;

/** Whether the trip spanned midnight or started soon after it. */
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

/** A boat drifts less than this between two signs, and the way home is longer. */
const FAR_KM = 5;

type Placed = Pick<Trip, "water" | "latitude" | "longitude" | "events">;

/** Whether a place is on the way home: far from all signs of the trip, and not on its water. */
export function isFarFrom(trip: Placed, place: Coordinates, waters: readonly WaterSummary[]): boolean {
  const distances = [trip, ...trip.events].flatMap((placed) => kilometersBetween(placed, place) ?? []);
  if (distances.length === 0 || Math.min(...distances) <= FAR_KM) return false;
  return trip.water === null || ownWaterAt(place, waters)?.id !== trip.water.id;
}
