import type { Database } from "../../database/connect.ts";
import type { SampleTripRow } from "./sample-trips.ts";

/** Whether there are trips of any kind. */
export async function hasTrips(db: Database, userId: string): Promise<boolean> {
  const trip = await db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return trip !== undefined;
}

export async function insertSampleTrips(db: Database, rows: readonly SampleTripRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto("trips").values(rows).execute();
}

/** Catches of one's own that were put into them stay. */
export async function deleteSampleTrips(db: Database, userId: string): Promise<void> {
  const deleted = await db
    .deleteFrom("trips")
    .where("userId", "=", userId)
    .where("isSample", "=", true)
    .returning("id")
    .execute();
  if (deleted.length === 0) return;
  const ids = deleted.map(({ id }) => id);
  await db
    .updateTable("catches")
    .set({ tripId: null })
    .where("userId", "=", userId)
    .where("tripId", "in", ids)
    .execute();
}
