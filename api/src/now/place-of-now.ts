import { middleOf } from "@creel/domain/places/cell";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { type Placed, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";

import type { Database } from "../database/connect.ts";
import type { TripRow, UserRow, WaterRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { withSquares } from "../places/fix-squares.ts";
import { waterOfPlace } from "../places/water-of-place.ts";
import { findRunningTrip } from "../trips/record/trips.repository.ts";
import { ownWaters } from "../waters/waters.repository.ts";

type Angler = Pick<UserRow, "id" | "role" | "homeLatitude" | "homeLongitude"> & UserViewer;

interface PlaceOfNow {
  /** The exact place; `null` if it is not known. */
  placed: Placed | null;
  /** The water there; `null` if there is none. */
  water: WaterRow | null;
  /** The running trip; `null` if there is none. */
  trip: TripRow | null;
}

/**
 * Returns where the angler is: on the water that is asked about, else on the running trip, else at the home water.
 * @throws AppError not_found if there is no such water
 */
export async function placeOfNow(
  db: Database,
  angler: Angler,
  waterId: string | undefined,
): Promise<PlaceOfNow> {
  const trip = await runningTrip(db, angler);
  if (waterId !== undefined) {
    const water = await findWater(db, angler.id, waterId.toLowerCase());
    if (!water) throw new AppError("not_found");
    return { placed: water, water, trip };
  }
  const water = trip && (await findWater(db, angler.id, trip.waterId));
  const placed = trip && trip.latitude !== null ? trip : water;
  return placed ? { placed, water, trip } : { ...(await home(db, angler)), trip };
}

async function runningTrip(db: Database, { id }: Angler): Promise<TripRow | null> {
  const running = await findRunningTrip(db, id);
  const [trip = null] = running ? await withSquares(db, [running]) : [];
  return trip;
}

async function home(
  db: Database,
  { id: userId, homeLatitude: latitude, homeLongitude: longitude }: Angler,
): Promise<Omit<PlaceOfNow, "trip">> {
  if (latitude === null || longitude === null) return { placed: null, water: null };
  const placed = { userId, latitude, longitude };
  return { placed, water: await findWater(db, userId, await waterOfPlace(db, placed)) };
}

async function findWater(db: Database, userId: string, id: string | null): Promise<WaterRow | null> {
  return (id !== null && (await ownWaters.find(db, { userId, id }))) || null;
}

/**
 * Returns the place for which a viewer is told score and tide: the middle of the square if the viewer sees squares, so
 * that the answer tells no more than the square.
 */
export function pointFor(viewer: UserViewer, placed: Placed | null): Coordinates | null {
  const place = placed && visiblePlace(viewer, placed);
  if (!place) return null;
  return place.kind === "exact" ? place.point : middleOf(place);
}
