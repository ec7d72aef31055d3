import type { Insertable } from "kysely";

import type { Database } from "../database/connect.ts";
import { ownedRows } from "../database/owned-rows.ts";
import type { ImportRow } from "../database/schema.ts";
import type { ImportTable } from "../database/tables/import-tables.ts";

export const ownImports = ownedRows("imports");

/** The number of imports in the list. */
const LATEST = 20;

export async function findImports(db: Database, userId: string): Promise<ImportRow[]> {
  return db
    .selectFrom("imports")
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(LATEST)
    .selectAll()
    .execute();
}

/** Returns how many of the angler's imports are being written. */
export async function countRunning(db: Database, userId: string): Promise<number> {
  const { running } = await db
    .selectFrom("imports")
    .where("userId", "=", userId)
    .where("state", "=", "running")
    .select(({ fn }) => fn.countAll<number>().as("running"))
    .executeTakeFirstOrThrow();
  return running;
}

/** @returns whether the import is new */
export async function insertImport(db: Database, row: Insertable<ImportTable>): Promise<boolean> {
  const inserted = await db
    .insertInto("imports")
    .values(row)
    .onConflict((conflict) => conflict.columns(["userId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns the number of deleted imports */
export async function deleteImportsBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("imports")
    .where("createdAt", "<", before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
