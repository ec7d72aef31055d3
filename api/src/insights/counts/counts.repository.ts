import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import { IS_BLANK } from "../../database/trip-sums.ts";
import { catchesInOrder, endedTrips } from "../log.repository.ts";

export async function findCaught(db: Database, userId: string) {
  return catchesInOrder(db, userId)
    .select([
      "userId",
      "species",
      "lureType",
      "lureId",
      "variantId",
      "waterId",
      "custom",
      "caughtOn as day",
      "caughtAt",
      "weightLb as weight",
      "lengthIn as length",
      "depthFt as depth",
    ])
    .select(sql<number | null>`extract(hour from caught_time)::int`.as("hour"))
    .execute();
}

export async function findTripTotals(db: Database, userId: string) {
  return endedTrips(db, userId)
    .select(["userId", "startedOn as day", "fishedH as hours", "isUsable as usable", "waterId", "custom"])
    .select(IS_BLANK.$castTo<boolean>().as("blank"))
    .execute();
}
