import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";

/** In the order in which they were caught. */
export async function findCaught(db: Database, userId: string) {
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .orderBy("caughtAt")
    .orderBy("id")
    .select(["userId", "species", "lureType", "waterId", "caughtOn as day", "caughtAt"])
    .select(sql<number | null>`extract(hour from caught_time)::int`.as("hour"))
    .execute();
}

/** As `isBlank` of the domain has it. */
const IS_BLANK = sql<boolean>`all_logged and not exists (
  select from catches where catches.user_id = trips.user_id and catches.trip_id = trips.id)`;

/** Those that ended, in the order in which they began. */
export async function findTripTotals(db: Database, userId: string) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("endedAt", "is not", null)
    .orderBy("startedAt")
    .orderBy("id")
    .select(["userId", "startedOn as day", "fishedH as hours", "isUsable as usable", "waterId"])
    .select(IS_BLANK.as("blank"))
    .execute();
}
