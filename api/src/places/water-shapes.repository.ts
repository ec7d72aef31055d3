import type { WaterShape } from "@creel/domain/waters/water-at";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { prepare } from "../database/prepared.ts";

/** Runs with every logged catch. Its parameters are the owner's id, the latitude twice, the longitude three times. */
const askReaching = prepare<WaterShape>("waters-reaching", (db) =>
  db
    .selectFrom("waters")
    .where("userId", "=", "")
    .where("south", "<=", 0)
    .where("north", ">=", 0)
    .where(
      sql<SqlBool>`case when west <= east then ${0}::float8 between west and east
        else ${0}::float8 >= west or ${0}::float8 <= east end`,
    )
    .where((expression) => expression.not("isSample"))
    .select(["id", "latitude", "longitude", "radiusM as radius", "outline"]),
);

/** Returns the waters whose bounds contain a place, without samples. */
export async function findWatersReaching(
  db: Database,
  userId: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<WaterShape[]> {
  return askReaching(db, userId, latitude, latitude, longitude, longitude, longitude);
}

export async function findWaterById(db: Database, userId: string, id: string) {
  return db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .select(["id", "name"])
    .executeTakeFirst();
}

export async function findSpotById(db: Database, userId: string, id: string) {
  return db
    .selectFrom("spots")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .select(["id", "waterId"])
    .executeTakeFirst();
}

export async function findSpotCircles(db: Database, userId: string, waterIds: readonly string[]) {
  if (waterIds.length === 0) return [];
  return db
    .selectFrom("spots")
    .where("userId", "=", userId)
    .where("waterId", "in", waterIds)
    .select(["id", "waterId", "latitude", "longitude", "radiusM as radius"])
    .execute();
}
