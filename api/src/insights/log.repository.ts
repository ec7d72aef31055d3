import type { Database } from "../database/connect.ts";

/** In the order in which they began. */
export function endedTrips(db: Database, userId: string) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("endedAt", "is not", null)
    .orderBy("startedAt")
    .orderBy("id");
}

/** In the order in which they were caught. */
export function catchesInOrder(db: Database, userId: string) {
  return db.selectFrom("catches").where("userId", "=", userId).orderBy("caughtAt").orderBy("id");
}
