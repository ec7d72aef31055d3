import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

import type { Database } from "../database/connect.ts";
import { waterOfPlace } from "./water-of-place.ts";

/** The angler may still be adding to a trip that has just ended. */
const FILLED_AFTER_MS = 2 * MINUTE_MS;

interface TripKey {
  userId: string;
  tripId: string;
}

/**
 * Gives a trip without a place that of its first catch with one, and the water there unless another was chosen. The
 * version stays, because nobody changed the trip.
 * @returns whether the trip got a place
 */
export async function placeTripByCatches(db: Database, { userId, tripId }: TripKey): Promise<boolean> {
  const trip = await db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("id", "=", tripId)
    .where("latitude", "is", null)
    .select(["endedAt", "waterId", "isWaterChosen"])
    .executeTakeFirst();
  if (!trip) return false;
  const first = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("tripId", "=", tripId)
    .where("latitude", "is not", null)
    .orderBy("caughtAt")
    .orderBy("id")
    .select(["latitude", "longitude"])
    .limit(1)
    .executeTakeFirst();
  if (!first) return false;
  const waterId = trip.isWaterChosen ? trip.waterId : await waterOfPlace(db, { userId, ...first });
  const fillAfter = trip.endedAt && new Date(Math.max(Date.now() + FILLED_AFTER_MS, trip.endedAt.getTime()));
  await db
    .updateTable("trips")
    .set({ ...first, waterId, fillAfter, fillTries: 0 })
    .where("userId", "=", userId)
    .where("id", "=", tripId)
    .execute();
  return true;
}
