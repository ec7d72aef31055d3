import { type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { SampleWaterRows } from "./sample-waters.ts";

export async function insertSampleWater(db: Database, { water, spots }: SampleWaterRows): Promise<void> {
  await db.insertInto("waters").values(water).execute();
  await db.insertInto("spots").values(spots).execute();
}

/** Catches and trips of one's own that were put on them stay. */
export async function deleteSampleWaters(db: Database, userId: string): Promise<void> {
  const deleted = await db
    .deleteFrom("waters")
    .where("userId", "=", userId)
    .where("isSample", "=", true)
    .returning("id")
    .execute();
  await db
    .deleteFrom("merges")
    .where("userId", "=", userId)
    .where(sql<SqlBool>`(before->'water'->>'isSample')::boolean`)
    .execute();
  if (deleted.length === 0) return;
  const ids = deleted.map(({ id }) => id);
  await db
    .updateTable("catches")
    .set({ waterId: null, spotId: null, isWaterChosen: false, isSpotChosen: false })
    .where("userId", "=", userId)
    .where("waterId", "in", ids)
    .execute();
  await db
    .updateTable("trips")
    .set({ waterId: null, isWaterChosen: false })
    .where("userId", "=", userId)
    .where("waterId", "in", ids)
    .execute();
}
