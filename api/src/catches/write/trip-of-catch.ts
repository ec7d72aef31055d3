import type { Catch } from "@creel/domain/catches/catch";
import { kilometersBetween } from "@creel/domain/places/distance";
import { beganWithCatch, LARGEST_TRIP_KM } from "@creel/domain/trips/trip-of-catch";

import type { Database } from "../../database/connect.ts";
import type { CatchRow } from "../../database/schema.ts";
import type { CatchValues } from "../record/catches.repository.ts";
import {
  findTripBegunBefore,
  findTripById,
  markFirstCatch,
  type TripOfCatch,
} from "./trip-of-catch.repository.ts";

type OfTrip = Pick<CatchValues, "tripId" | "notInTrip">;

interface Placed {
  userId: string;
  caughtAt: Date;
  caughtTime: string | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Returns the trip of a new catch: the one that was sent, else the trip during which it was caught, unless that was far
 * away. If the sent trip was deleted on another device, the catch is logged without it.
 * @param sent.chosen for an imported catch, includes "no_trip" if the angler took it out of all trips
 */
export async function tripOfNew(
  db: Database,
  caught: Placed,
  { trip_id: sent, chosen = ["no_trip"] }: Pick<Catch, "trip_id" | "chosen">,
): Promise<OfTrip & { trip?: TripOfCatch }> {
  if (sent === null) return { notInTrip: chosen.includes("no_trip") };
  const named = sent === undefined ? undefined : await findTripById(db, caught.userId, sent);
  const trip = named ?? (await findTripAt(db, caught));
  return trip ? { tripId: trip.id, trip } : {};
}

async function findTripAt(db: Database, caught: Placed): Promise<TripOfCatch | undefined> {
  if (caught.caughtTime === null) return undefined;
  // The latest trip that began earlier is the only candidate, because trips do not overlap.
  const trip = await findTripBegunBefore(db, caught.userId, caught.caughtAt);
  if (!trip || (trip.endedAt !== null && trip.endedAt < caught.caughtAt)) return undefined;
  const kilometers = kilometersBetween(caught, trip);
  return kilometers === null || kilometers <= LARGEST_TRIP_KM ? trip : undefined;
}

/** Returns the columns that a change of the trip writes. */
export async function chosenTrip(
  db: Database,
  userId: string,
  sent: string | null | undefined,
): Promise<OfTrip> {
  if (sent === undefined) return {};
  if (sent === null) return { tripId: null, notInTrip: true };
  const trip = await findTripById(db, userId, sent);
  return trip ? { tripId: trip.id, notInTrip: false } : {};
}

/** If a trip was started by a tap right before its first fish, its clock began with that fish. */
export async function noteFirstCatch(db: Database, trip: TripOfCatch, caught: CatchRow): Promise<void> {
  if (trip.startSource !== "tap" || caught.caughtTime === null) return;
  if (beganWithCatch(trip.startedAt, caught.caughtAt)) await markFirstCatch(db, caught);
}
