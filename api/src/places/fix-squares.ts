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

/** Says in whose square each is shown that has none yet, and keeps it, so that all who ever see one see the same. */
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

/** A place of the square in which a catch or a trip is shown; `null` for one without a place. */
export async function squarePlaceOf(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<Coordinates | null> {
  return (await fixSquares(db, userId)).get(id) ?? null;
}

/** @returns those of all that the user has */
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

/** In km; what is moved less is still at the spot, and stays in its square. */
const SAME_SPOT_KM = 0.5;
const NO_SQUARE = { squareLatitude: null, squareLongitude: null };

/** Changes the square of a catch that was moved elsewhere. */
export function squareAfterMove(
  before: Pick<Squared, "latitude" | "longitude">,
  after: Pick<Squared, "latitude" | "longitude">,
): Partial<typeof NO_SQUARE> {
  const kilometers = kilometersBetween(before, after);
  return kilometers !== null && kilometers <= SAME_SPOT_KM ? {} : NO_SQUARE;
}
