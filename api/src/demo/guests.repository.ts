import { sql, type Transaction } from "kysely";

import { lockUser } from "../accounts/users/users.repository.ts";
import type { Database } from "../database/connect.ts";
import type { Schema } from "../database/schema.ts";

/** Key of an advisory lock. No other part of Creel uses this number. */
const DEMOS_LOCK = 7_345_002;

/** Waits until no other process opens a demo, so that all together never open more than there may be. */
export async function waitForOtherDemos(transaction: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DEMOS_LOCK})`.execute(transaction);
}

/** Returns how many guests there are whose hour is not over, and when the first of these hours ends. */
export async function countGuests(
  db: Database,
  now: Date,
): Promise<{ guests: number; firstEnd: Date | null }> {
  return db
    .selectFrom("users")
    .where("demoUntil", ">", now)
    .select(({ fn }) => [fn.countAll<number>().as("guests"), fn.min<Date | null>("demoUntil").as("firstEnd")])
    .executeTakeFirstOrThrow();
}

/** @param by `null` for all guests */
export async function findGuests(db: Database, by: Date | null): Promise<string[]> {
  const guests = db.selectFrom("users").where("demoUntil", "is not", null);
  const found = await (by === null ? guests : guests.where("demoUntil", "<=", by))
    .orderBy("demoUntil")
    .select("id")
    .execute();
  return found.map(({ id }) => id);
}

/** Locks the account until the transaction ends. False if it is not that of a guest. */
export async function lockGuest(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  const user = await lockUser(transaction, id);
  return user !== undefined && user.demoUntil !== null;
}

/** Actions of admins on a guest are not kept, not even without a name. */
export async function deleteAuditOf(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction.deleteFrom("auditEntries").where("userId", "=", userId).execute();
}
