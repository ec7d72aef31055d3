import type { ImportState } from "@creel/domain/import/import";
import type { Insertable } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { ImportRow } from "../../database/schema.ts";
import type { ImportTable } from "../../database/tables/import-tables.ts";

export interface ImportKey {
  userId: string;
  id: string;
}

/** So many are told of. */
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

export async function findImport(db: Database, { userId, id }: ImportKey): Promise<ImportRow | undefined> {
  return db
    .selectFrom("imports")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

/** Locks it until the transaction ends. */
export async function lockImport(
  transaction: Database,
  { userId, id }: ImportKey,
): Promise<ImportRow | undefined> {
  return transaction
    .selectFrom("imports")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** How many of an angler's are being written. */
export async function countRunning(db: Database, userId: string): Promise<number> {
  const { running } = await db
    .selectFrom("imports")
    .where("userId", "=", userId)
    .where("state", "=", "running")
    .select(({ fn }) => fn.countAll<number>().as("running"))
    .executeTakeFirstOrThrow();
  return running;
}

/** @returns whether it is new. */
export async function insertImport(db: Database, row: Insertable<ImportTable>): Promise<boolean> {
  const inserted = await db
    .insertInto("imports")
    .values(row)
    .onConflict((conflict) => conflict.columns(["userId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function setState(
  db: Database,
  { userId, id }: ImportKey,
  values: { state: ImportState; committedAt?: Date; doneAt?: Date },
): Promise<ImportRow> {
  return db
    .updateTable("imports")
    .set(values)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** With its rows. */
export async function deleteImport(db: Database, { userId, id }: ImportKey): Promise<void> {
  await db.deleteFrom("imports").where("userId", "=", userId).where("id", "=", id).execute();
}

/** @returns how many. */
export async function deleteImportsBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("imports")
    .where("createdAt", "<", before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
