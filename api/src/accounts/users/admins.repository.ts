import { sql, type Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { Schema, UserRow } from "../../database/schema.ts";

export async function hasAdmin(db: Database): Promise<boolean> {
  const admin = await db
    .selectFrom("users")
    .where("role", "=", "admin")
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** Key of an advisory lock. No other part of Creel uses this number. */
const FIRST_ADMIN_LOCK = 7_345_001;

/**
 * Waits until no other process is creating the first admin, so that only one of several concurrent starts creates it.
 */
export async function waitForOtherFirstAdmin(transaction: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`.execute(transaction);
}

export async function listAdmins(db: Database): Promise<UserRow[]> {
  return db.selectFrom("users").where("role", "=", "admin").orderBy("createdAt").selectAll().execute();
}
