import type { Insertable, Updateable } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { SpotRow, WaterRow } from "../../database/schema.ts";
import type { WaterTable } from "../../database/tables/water-tables.ts";

export interface WaterKey {
  userId: string;
  id: string;
}

export async function insertWater(db: Database, row: Insertable<WaterTable>): Promise<WaterRow> {
  return db.insertInto("waters").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findWater(db: Database, { userId, id }: WaterKey): Promise<WaterRow | undefined> {
  return db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

export async function countWaters(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export type WaterValues = Omit<Updateable<WaterTable>, keyof WaterKey | "version" | "createdAt">;

export async function updateWater(
  db: Database,
  { userId, id }: WaterKey,
  values: WaterValues,
): Promise<WaterRow> {
  return db
    .updateTable("waters")
    .set({ ...values, updatedAt: new Date() })
    .set((expression) => ({ version: expression("version", "+", 1) }))
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Its spots go with it. */
export async function deleteWater(db: Database, { userId, id }: WaterKey): Promise<void> {
  await db.deleteFrom("waters").where("userId", "=", userId).where("id", "=", id).execute();
}

/** By name. */
export async function findSpots(db: Database, { userId, id }: WaterKey): Promise<SpotRow[]> {
  return db
    .selectFrom("spots")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .orderBy("name")
    .orderBy("id")
    .selectAll()
    .execute();
}
