import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import { followFirst } from "@creel/domain/places/follow-first";

import type { Database } from "../database/connect.ts";
import { findLoggedPlaces, storeSquares } from "./squares.repository.ts";

interface Squared {
  userId: string;
  id: string;
  latitude: number | null;
  longitude: number | null;
  squareLatitude: number | null;
  squareLongitude: number | null;
}

/** Assigns a square to each row that has none yet, and stores it, so that all viewers always see the same one. */
export async function withSquares<Row extends Squared>(
  db: Database,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const waiting = new Set(rows.filter(isWaiting).map(({ userId }) => userId));
  const found = new Map<string, Map<string, Coordinates>>();
  for (const userId of waiting) found.set(userId, await fixSquares(db, userId));
  return rows.map((row) => {
    const square = isWaiting(row) ? found.get(row.userId)?.get(row.id) : undefined;
    return square
      ? Object.assign(row, { squareLatitude: square.latitude, squareLongitude: square.longitude })
      : row;
  });
}

/** Returns a place in the square in which a catch or a trip is shown; `null` if it has no place. */
export async function squarePlaceOf(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<Coordinates | null> {
  return (await fixSquares(db, userId)).get(id) ?? null;
}

/** @returns the squares of all of the user's records */
async function fixSquares(db: Database, userId: string): Promise<Map<string, Coordinates>> {
  const places = await findLoggedPlaces(db, userId);
  const added = followFirst(places);
  for (const kind of ["catches", "trips"] as const) {
    const squares = places.flatMap((place) => {
      const square = added.get(place.id);
      return square && place.kind === kind ? [{ id: place.id, ...square }] : [];
    });
    await storeSquares(db, { userId, kind }, squares);
  }
  return new Map([...places.flatMap(({ id, square }) => (square ? [[id, square] as const] : [])), ...added]);
}

function isWaiting({ latitude, longitude, squareLatitude }: Squared): boolean {
  return latitude !== null && longitude !== null && squareLatitude === null;
}

/** Kilometers. A record that moves less is still at the same spot and stays in its square. */
const SAME_SPOT_KM = 0.5;
const NO_SQUARE = { squareLatitude: null, squareLongitude: null };

/** Clears the square of a catch that was moved elsewhere. */
export function squareAfterMove(
  before: Pick<Squared, "latitude" | "longitude">,
  after: Pick<Squared, "latitude" | "longitude">,
): Partial<typeof NO_SQUARE> {
  const kilometers = kilometersBetween(before, after);
  return kilometers !== null && kilometers <= SAME_SPOT_KM ? {} : NO_SQUARE;
}
