import { kilometersBetween } from "@creel/domain/places/distance";
import { isLoggedLate, LARGEST_TRIP_KM } from "@creel/domain/trips/trip-of-catch";
import type { Transaction } from "kysely";

import type { Schema, TripRow } from "../../database/schema.ts";
import { attachToTrip, findCatchesWithin } from "./trip-catches.repository.ts";

/**
 * Adds catches to a trip that were logged before it, within its time and near it. If its start was logged late, its
 * time is only known once it has an end.
 */
export async function attachCatches(transaction: Transaction<Schema>, trip: TripRow): Promise<void> {
  if (trip.endedAt === null && isLoggedLate(trip.startedAt, new Date())) return;
  const within = await findCatchesWithin(transaction, trip);
  const near = within.filter((caught) => (kilometersBetween(caught, trip) ?? 0) <= LARGEST_TRIP_KM);
  await attachToTrip(
    transaction,
    trip,
    near.map(({ id }) => id),
  );
}
