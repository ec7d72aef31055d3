import { HOUR_MS } from "../dates/units-of-time.ts";
import { cellOf, middleOf, WEATHER_CELL_SIZE } from "../places/cell.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";
import { isMadeBefore } from "./prediction.ts";

/** As far as a forecast of one place holds for another. */
export const NEAR_KM = 10;
/** A trip that came to the server later than this after its start may have been invented by what was known then. */
export const LATEST_ARRIVAL_MS = 72 * HOUR_MS;

/** What the server wrote down beside a prediction. */
interface WrittenDown {
  madeAt: Date;
  /** `null` of what was written down before there were signatures. */
  receivedAt: Date | null;
  /** The middle of the square that it was told of; `null` unless this server told it, for a trip that was new. */
  cellLatitude: number | null;
  cellLongitude: number | null;
}

/** As it is now: it may have been changed since. */
interface Begun {
  startedAt: Date;
  latitude: number | null;
  longitude: number | null;
}

/** Whether the prediction is evidence: told by Creel itself, of this place, before this start. All others count for nothing. */
export function isSaidBefore(told: WrittenDown, trip: Begun): boolean {
  const { madeAt, receivedAt, cellLatitude, cellLongitude } = told;
  if (receivedAt === null || cellLatitude === null || cellLongitude === null) return false;
  const isLate = receivedAt.getTime() > trip.startedAt.getTime() + LATEST_ARRIVAL_MS;
  const cell = { latitude: cellLatitude, longitude: cellLongitude };
  return !isLate && isMadeBefore(trip.startedAt, madeAt) && kilometersFrom(cell, trip) <= NEAR_KM;
}

/** What a device worked out by itself is signed by nobody: it must have come before anybody knew how the trip went. */
export function isReceivedBefore({ receivedAt }: Pick<WrittenDown, "receivedAt">, startedAt: Date): boolean {
  return receivedAt !== null && isMadeBefore(startedAt, receivedAt);
}

/** The middle of the square that the forecast of a place is told of. */
export function forecastCellOf(place: Coordinates): Coordinates {
  return middleOf(cellOf(place, WEATHER_CELL_SIZE));
}

/** From the point of the square that is nearest; infinite from nowhere. */
function kilometersFrom(cell: Coordinates, { latitude, longitude }: Begun): number {
  if (latitude === null || longitude === null) return Infinity;
  const eastward = ((longitude - cell.longitude + 540) % 360) - 180;
  const nearest = {
    latitude: cell.latitude + withinHalf(latitude - cell.latitude),
    longitude: cell.longitude + withinHalf(eastward),
  };
  return kilometersBetween(nearest, { latitude, longitude }) ?? Infinity;
}

function withinHalf(degrees: number): number {
  return Math.max(-WEATHER_CELL_SIZE / 2, Math.min(WEATHER_CELL_SIZE / 2, degrees));
}
