import type { Database } from "../database/connect.ts";

/** Sorted by start. */
export function endedTrips(db: Database, userId: string) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("endedAt", "is not", null)
    .orderBy("startedAt")
    .orderBy("id");
}

/** Sorted by time of catch. */
export function catchesInOrder(db: Database, userId: string) {
  return db.selectFrom("catches").where("userId", "=", userId).orderBy("caughtAt").orderBy("id");
}
