import type { NewTrackPosition } from "@creel/domain/trips/trip-track";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { TripPositionRow } from "../../database/schema.ts";

/** PostgreSQL accepts 65,535 parameters per statement. */
const ROWS_AT_A_TIME = 5000;

/** Sorted by time. */
export async function findPositions(
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<TripPositionRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("tripPositions")
    .where("userId", "=", userId)
    .where("tripId", "in", [...ids])
    .orderBy("at")
    .selectAll()
    .execute();
}

/** If an instant occurs twice, the first is stored. */
export async function insertPositions(
  db: Database,
  { userId, id }: RowKey,
  positions: readonly NewTrackPosition[],
): Promise<void> {
  const rows = positions.map(({ at, latitude, longitude, accuracy = null }) => ({
    userId,
    tripId: id,
    at: new Date(at),
    latitude,
    longitude,
    accuracyM: accuracy,
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_A_TIME) {
    await db
      .insertInto("tripPositions")
      .values(rows.slice(start, start + ROWS_AT_A_TIME))
      .onConflict((conflict) => conflict.columns(["userId", "tripId", "at"]).doNothing())
      .execute();
  }
}

export async function countPositions(db: Database, { userId, id }: RowKey): Promise<number> {
  const { count } = await db
    .selectFrom("tripPositions")
    .where("userId", "=", userId)
    .where("tripId", "=", id)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function deletePositions(db: Database, { userId, id }: RowKey): Promise<void> {
  await db.deleteFrom("tripPositions").where("userId", "=", userId).where("tripId", "=", id).execute();
}
