import type { Insertable, Updateable } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { GearRow } from "../../database/schema.ts";
import type { GearTable } from "../../database/tables/gear-tables.ts";

export interface GearKey {
  userId: string;
  id: string;
}

export async function insertGear(db: Database, row: Insertable<GearTable>): Promise<GearRow> {
  return db.insertInto("gear").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findGear(db: Database, { userId, id }: GearKey): Promise<GearRow | undefined> {
  return db
    .selectFrom("gear")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

export async function findAllGear(db: Database, userId: string): Promise<GearRow[]> {
  return db.selectFrom("gear").where("userId", "=", userId).selectAll().execute();
}

export async function countGear(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("gear")
    .where("userId", "=", userId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export type GearValues = Omit<Updateable<GearTable>, keyof GearKey | "version" | "createdAt">;

export async function updateGear(
  db: Database,
  { userId, id }: GearKey,
  values: GearValues,
): Promise<GearRow> {
  return db
    .updateTable("gear")
    .set({ ...values, updatedAt: new Date() })
    .set((expression) => ({ version: expression("version", "+", 1) }))
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteGear(db: Database, { userId, id }: GearKey): Promise<void> {
  await db.deleteFrom("gear").where("userId", "=", userId).where("id", "=", id).execute();
}
