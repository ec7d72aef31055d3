import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { squareOf } from "@creel/domain/places/square";
import type { VisiblePlace } from "@creel/domain/places/visible-place";
import type { TripSummary } from "@creel/domain/trips/trip";
import { parse, stringify, version } from "uuid";

import type { TripRow } from "../../database/schema.ts";
import { daysOfSquare } from "../../places/square-days.ts";

/**
 * Returns the values that replace everything that reveals the place of a trip, for viewers who may not know it: times
 * are days, and water, weather, score and the angler's own words are hidden.
 */
export function withheldTrip(row: TripRow, place: VisiblePlace): Partial<TripSummary> {
  const { timeZone, noonOfDay, noonOfInstant } = daysOfSquare(place);
  const noon = noonOfDay(row.startedOn);
  return {
    id: idOfDay(row.id),
    started_at: noon,
    ended_at: row.endedAt && noon,
    time_zone: timeZone,
    water: null,
    square: squareOf(place),
    place_name: null,
    method: null,
    companions: [],
    notes: null,
    score: { before: null, during: null },
    weather: null,
    created_at: noonOfInstant(row.createdAt),
    updated_at: noonOfInstant(row.updatedAt),
  };
}

const CLOCK_BYTES = 6;
const CLOCK_VERSION = 7;

/**
 * Returns an id that stands for the trip's, because a UUIDv7 contains the millisecond in which the trip was started. It
 * stays the same, and opens no trip.
 */
function idOfDay(id: string): string {
  if (version(id) !== CLOCK_VERSION) return id;
  const bytes = Buffer.from(parse(id));
  const day = Math.floor(bytes.readUIntBE(0, CLOCK_BYTES) / DAY_MS) * DAY_MS;
  bytes.writeUIntBE(day, 0, CLOCK_BYTES);
  return stringify(bytes);
}
