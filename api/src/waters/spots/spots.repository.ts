import type { Insertable, Transaction, Updateable } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { Schema, SpotRow } from "../../database/schema.ts";
import type { SpotTable } from "../../database/tables/water-tables.ts";
import type { WaterKey } from "../record/waters.repository.ts";

export interface SpotKey {
  userId: string;
  id: string;
}

export async function findSpot(db: Database, { userId, id }: SpotKey): Promise<SpotRow | undefined> {
  return db
    .selectFrom("spots")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

export async function countSpotsOf(db: Database, { userId, id }: WaterKey): Promise<number> {
  const { count } = await db
    .selectFrom("spots")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSpot(db: Database, row: Insertable<SpotTable>): Promise<SpotRow> {
  return db.insertInto("spots").values(row).returningAll().executeTakeFirstOrThrow();
}

type Values = Omit<Updateable<SpotTable>, keyof SpotKey | "waterId" | "version" | "createdAt">;
/** `undefined` leaves a value unchanged. */
export type SpotValues = { [Name in keyof Values]?: Values[Name] | undefined };

export async function updateSpot(
  db: Database,
  { userId, id }: SpotKey,
  values: SpotValues,
): Promise<SpotRow> {
  const sent = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return db
    .updateTable("spots")
    .set({ ...sent, updatedAt: new Date() })
    .set((expression) => ({ version: expression("version", "+", 1) }))
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Its catches stay on the water, without a spot. */
export async function deleteSpot(
  transaction: Transaction<Schema>,
  { userId, id, waterId }: SpotRow,
): Promise<void> {
  await transaction
    .updateTable("catches")
    .set({ spotId: null, isSpotChosen: false })
    .where("userId", "=", userId)
    .where("waterId", "=", waterId)
    .where("spotId", "=", id)
    .execute();
  await transaction.deleteFrom("spots").where("userId", "=", userId).where("id", "=", id).execute();
}
