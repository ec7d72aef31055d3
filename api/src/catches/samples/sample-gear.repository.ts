import { type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { SampleGearRows } from "./sample-gear.ts";

export async function insertSampleGear(db: Database, rows: SampleGearRows): Promise<void> {
  await db
    .insertInto("gear")
    .values(rows.map(({ row }) => row))
    .execute();
}

/** Catches and events of one's own that were made with it stay. */
export async function deleteSampleGear(db: Database, userId: string): Promise<void> {
  const deleted = await db
    .deleteFrom("gear")
    .where("userId", "=", userId)
    .where("isSample", "=", true)
    .returning("id")
    .execute();
  await db
    .deleteFrom("merges")
    .where("userId", "=", userId)
    .where(sql<SqlBool>`(before->'gear'->>'isSample')::boolean`)
    .execute();
  if (deleted.length === 0) return;
  const ids = deleted.map(({ id }) => id);
  for (const table of ["catches", "tripEvents"] as const) {
    await db
      .updateTable(table)
      .set({ lureId: null, variantId: null })
      .where("userId", "=", userId)
      .where("lureId", "in", ids)
      .execute();
  }
  await db
    .updateTable("catches")
    .set({ rodId: null })
    .where("userId", "=", userId)
    .where("rodId", "in", ids)
    .execute();
}
