import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { TRIP_SUMS, tripsWithFish } from "../database/trip-sums.ts";

/** Selects the waters of an angler, and the rows that count. */
export interface Counted {
  userId: string;
  /** If absent, all waters. */
  waterId?: string;
  /** If set, only the species with these names, in lowercase, or this year counts. */
  speciesNames?: readonly string[] | undefined;
  year?: number | undefined;
}

function countedCatches(db: Database, { userId, waterId, speciesNames, year }: Counted) {
  let catches = db.selectFrom("catches").where("catches.userId", "=", userId);
  catches = waterId ? catches.where("waterId", "=", waterId) : catches.where("waterId", "is not", null);
  if (speciesNames !== undefined) {
    catches = catches.where(sql<SqlBool>`lower(catches.species) = any(${speciesNames})`);
  }
  if (year === undefined) return catches;
  return catches.where("caughtOn", ">=", `${year}-01-01`).where("caughtOn", "<=", `${year}-12-31`);
}

/** Returns the fish, first and last day, and the heaviest fish of each water with catches. */
export async function sumCatches(db: Database, counted: Counted) {
  return countedCatches(db, counted)
    .groupBy("waterId")
    .select(({ fn }) => [
      "waterId",
      fn.sum<number>("quantity").as("fish"),
      sql<string>`min(caught_on)`.as("firstOn"),
      sql<string>`max(caught_on)`.as("lastOn"),
      sql<Best | null>`(array_agg(json_build_object('catchId', id, 'species', species, 'weight', weight_lb)
        order by weight_lb desc, caught_at) filter (where weight_lb is not null))[1]`.as("best"),
    ])
    .execute();
}

interface Best {
  catchId: string;
  species: string;
  weight: number;
}

/** Returns the trips, blanks, hours and fish of each water with trips. */
export async function sumTrips(db: Database, { userId, waterId, speciesNames, year }: Counted) {
  let trips = tripsWithFish(db, userId, speciesNames);
  trips = waterId ? trips.where("waterId", "=", waterId) : trips.where("waterId", "is not", null);
  if (year !== undefined) {
    trips = trips.where("startedOn", ">=", `${year}-01-01`).where("startedOn", "<=", `${year}-12-31`);
  }
  return trips
    .groupBy("waterId")
    .select([
      "waterId",
      ...TRIP_SUMS,
      sql<string>`min(started_on)`.as("firstOn"),
      sql<string>`max(started_on)`.as("lastOn"),
    ])
    .execute();
}

/** Counts the fish at each spot of a water. Spots without fish are left out. */
export async function countFishOfSpots(db: Database, { userId, id }: { userId: string; id: string }) {
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .where("spotId", "is not", null)
    .groupBy("spotId")
    .select(({ fn }) => ["spotId", fn.sum<number>("quantity").as("fish")])
    .execute();
}
