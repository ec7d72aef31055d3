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
 * The trip that a new catch is of: the one that was sent, else the one in whose time it was caught, unless that was far
 * away. One that is not there any more, because it was deleted on another device, keeps no catch from being logged.
 * @param sent.chosen of one that is brought back, whether it was said to be of no trip
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
  // Trips do not overlap.
  const trip = await findTripBegunBefore(db, caught.userId, caught.caughtAt);
  if (!trip || (trip.endedAt !== null && trip.endedAt < caught.caughtAt)) return undefined;
  const kilometers = kilometersBetween(caught, trip);
  return kilometers === null || kilometers <= LARGEST_TRIP_KM ? trip : undefined;
}

/** What a change writes about the trip of a catch. */
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

/** The clock of a trip that was started by a tap right before its first fish began with that fish. */
export async function noteFirstCatch(db: Database, trip: TripOfCatch, caught: CatchRow): Promise<void> {
  if (trip.startSource !== "tap" || caught.caughtTime === null) return;
  if (beganWithCatch(trip.startedAt, caught.caughtAt)) await markFirstCatch(db, caught);
}
