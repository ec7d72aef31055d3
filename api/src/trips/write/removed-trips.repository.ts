import { LATEST_ARRIVAL_MS } from "@creel/domain/trips/prediction-evidence";

import type { Database } from "../../database/connect.ts";
import type { TripRow } from "../../database/schema.ts";
import { findLastActivity } from "../record/trip-parts.repository.ts";

/**
 * Stores the time of a deleted trip; a running trip ends at its last sign. Trips that began too long ago for a
 * prediction to count are not stored.
 */
export async function noteRemoval(db: Database, trip: TripRow): Promise<void> {
  const { userId, id, startedAt } = trip;
  if (startedAt < forgottenBefore(new Date())) return;
  const endedAt = trip.endedAt ?? (await findLastActivity(db, trip));
  await db
    .insertInto("removedTrips")
    .values({ userId, tripId: id, startedAt, endedAt })
    .onConflict((conflict) => conflict.columns(["userId", "tripId"]).doNothing())
    .execute();
}

/** Returns whether the angler deleted a trip with this id, or one that overlaps this one. */
export async function wasRemoved(
  db: Database,
  { userId, id, startedAt, endedAt }: TripRow,
): Promise<boolean> {
  const removed = await db
    .selectFrom("removedTrips")
    .where("userId", "=", userId)
    .where((is) => {
      const begins = endedAt === null ? [] : [is("startedAt", "<", endedAt)];
      return is.or([is("tripId", "=", id), is.and([is("endedAt", ">=", startedAt), ...begins])]);
    })
    .select("tripId")
    .limit(1)
    .executeTakeFirst();
  return removed !== undefined;
}

/** @returns the number of deleted rows */
export async function forgetRemovals(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("removedTrips")
    .where("startedAt", "<", forgottenBefore(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - LATEST_ARRIVAL_MS);
}
