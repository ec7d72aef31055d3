import { LATEST_ARRIVAL_MS } from "@creel/domain/trips/said-before";

import type { Database } from "../../database/connect.ts";
import type { TripRow } from "../../database/schema.ts";
import { lastSignOf } from "../record/trip-parts.repository.ts";

/** A trip that runs is noted until its last sign. One that began so long ago that no prediction could count is not noted. */
export async function noteRemoval(db: Database, trip: TripRow): Promise<void> {
  const { userId, id, startedAt } = trip;
  if (startedAt < forgottenBefore(new Date())) return;
  const endedAt = trip.endedAt ?? (await lastSignOf(db, trip));
  await db
    .insertInto("removedTrips")
    .values({ userId, tripId: id, startedAt, endedAt })
    .onConflict((conflict) => conflict.columns(["userId", "tripId"]).doNothing())
    .execute();
}

/** Whether the angler deleted a trip of this id, or one that shares time with this one. */
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

/** @returns how many are forgotten */
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
