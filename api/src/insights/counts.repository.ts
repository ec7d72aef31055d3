import { sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { IS_BLANK } from "../database/trip-sums.ts";
import { catchesInOrder, endedTrips } from "./outings.repository.ts";

export async function findCaught(db: Database, userId: string) {
  return catchesInOrder(db, userId)
    .select([
      "userId",
      "species",
      "quantity",
      "fate",
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

export interface FishHour {
  caughtAt: Date;
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  timeZone: string;
  latitude: number;
  longitude: number;
}

/**
 * Returns when and where fish were caught, the latest first: on ended trips, with or without hours, and without a trip.
 */
export async function findFishHours(db: Database, userId: string, most: number): Promise<FishHour[]> {
  return db
    .selectFrom("catches")
    .leftJoin("trips", (join) =>
      join.onRef("trips.userId", "=", "catches.userId").onRef("trips.id", "=", "tripId"),
    )
    .where("catches.userId", "=", userId)
    .where("caughtTime", "is not", null)
    .where((is) =>
      is.or([is.and([is("tripId", "is", null), is("notInTrip", "=", false)]), is("endedAt", "is not", null)]),
    )
    .where(sql<boolean>`coalesce(catches.latitude, trips.latitude) is not null`)
    .orderBy("caughtAt", "desc")
    .limit(most)
    .select(["caughtAt", "caughtOn as day", "catches.timeZone"])
    .select(sql<number>`coalesce(catches.latitude, trips.latitude)`.as("latitude"))
    .select(
      sql<number>`case when catches.latitude is null then trips.longitude else catches.longitude end`.as(
        "longitude",
      ),
    )
    .execute();
}
