import { HOUR_MS } from "../dates/units-of-time.ts";
import { cellOf, middleOf, WEATHER_CELL_SIZE } from "../places/cell.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";
import { isMadeBefore } from "./prediction.ts";

/** How far a forecast of one place holds, in km. */
export const NEAR_KM = 10;
/**
 * A trip that arrives at the server later than this after its start may have been made up from what was known by then.
 */
export const LATEST_ARRIVAL_MS = 72 * HOUR_MS;

/** The data that the server stores with a prediction. */
interface StoredPrediction {
  madeAt: Date;
  /** `null` for predictions from before there were signatures. */
  receivedAt: Date | null;
  /**
   * The center of the square that the forecast was for. `null` unless this server issued it, for a trip that was new.
   */
  cellLatitude: number | null;
  cellLongitude: number | null;
}

/** The trip as it is now; it may have changed since the prediction. */
interface StartedTrip {
  startedAt: Date;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Whether the prediction is evidence: issued by Creel itself, for this place, before this start. No other one counts.
 */
export function isPredictionEvidence(prediction: StoredPrediction, trip: StartedTrip): boolean {
  const { madeAt, receivedAt, cellLatitude, cellLongitude } = prediction;
  if (receivedAt === null || cellLatitude === null || cellLongitude === null) return false;
  const isLate = receivedAt.getTime() > trip.startedAt.getTime() + LATEST_ARRIVAL_MS;
  const cell = { latitude: cellLatitude, longitude: cellLongitude };
  return !isLate && isMadeBefore(trip.startedAt, madeAt) && kilometersFrom(cell, trip) <= NEAR_KM;
}

/**
 * Whether the server received it before anybody knew how the trip went. Nobody signs what a device computes itself, so
 * the time of arrival decides.
 */
export function isReceivedBefore(
  { receivedAt }: Pick<StoredPrediction, "receivedAt">,
  startedAt: Date,
): boolean {
  return receivedAt !== null && isMadeBefore(startedAt, receivedAt);
}

/** Returns the center of the square whose forecast covers a place. */
export function forecastCellOf(place: Coordinates): Coordinates {
  return middleOf(cellOf(place, WEATHER_CELL_SIZE));
}

/** Measures from the nearest point of the square. Infinite without a place. */
function kilometersFrom(cell: Coordinates, { latitude, longitude }: StartedTrip): number {
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
