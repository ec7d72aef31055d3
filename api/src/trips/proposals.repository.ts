import type { Database } from "../database/connect.ts";

/** Selects catches that belong to no trip, except those that the angler took out of all trips. */
function looseCatches(db: Database, userId: string) {
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("tripId", "is", null)
    .where("notInTrip", "=", false)
    .select([
      "userId",
      "id",
      "species",
      "quantity",
      "caughtAt",
      "caughtTime",
      "caughtOn as day",
      "timeZone",
      "latitude",
      "longitude",
      "waterId",
      "isWaterChosen",
      "isSample",
    ]);
}

export async function findLooseCatches(db: Database, userId: string) {
  return looseCatches(db, userId).orderBy("caughtAt").execute();
}

export type LooseRow = Awaited<ReturnType<typeof findLooseCatches>>[number];

export async function findLooseAmong(
  db: Database,
  userId: string,
  catchIds: readonly string[],
): Promise<LooseRow[]> {
  return looseCatches(db, userId).where("id", "in", catchIds).orderBy("caughtAt").execute();
}

export async function dismissCatches(
  db: Database,
  userId: string,
  catchIds: readonly string[],
): Promise<void> {
  await db
    .updateTable("catches")
    .set({ notInTrip: true })
    .where("userId", "=", userId)
    .where("id", "in", catchIds)
    .where("tripId", "is", null)
    .execute();
}
