import type { Database } from "../../database/connect.ts";
import { ownedRows, type RowKey } from "../../database/owned-rows.ts";
import type { SpotRow } from "../../database/schema.ts";

export const ownWaters = ownedRows("waters");

/** By name. */
export async function findSpots(db: Database, { userId, id }: RowKey): Promise<SpotRow[]> {
  return db
    .selectFrom("spots")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .orderBy("name")
    .orderBy("id")
    .selectAll()
    .execute();
}
