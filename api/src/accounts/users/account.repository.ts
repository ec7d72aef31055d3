import type { AccountTotals } from "@creel/domain/accounts/own-account";
import { type SqlBool, sql, type Transaction } from "kysely";

import { forgetInAudit } from "../../audit/audit-entries.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { Schema } from "../../database/schema.ts";
import { lockUser } from "./users.repository.ts";

/** Samples are not counted. */
export async function countBelongings(db: Database, userId: string): Promise<AccountTotals> {
  const countOf = (table: "catches" | "photos" | "trips") =>
    db
      .selectFrom(table)
      .where("userId", "=", userId)
      .where(sql<SqlBool>`not is_sample`)
      .select((expression) => expression.fn.countAll<number>().as("count"));
  const [catches, photos, trips] = await Promise.all([
    countOf("catches").executeTakeFirstOrThrow(),
    countOf("photos").executeTakeFirstOrThrow(),
    countOf("trips").executeTakeFirstOrThrow(),
  ]);
  return { catches: catches.count, photos: photos.count, trips: trips.count };
}

/**
 * Locks the accounts of all active admins until the transaction ends, without blocking the logging of catches.
 * @returns their ids
 */
export async function lockActiveAdmins(transaction: Database): Promise<string[]> {
  const rows = await transaction
    .selectFrom("users")
    .where("role", "=", "admin")
    .where("accountStatus", "=", "active")
    .orderBy("id")
    .select("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The foreign keys delete every row that belongs to the account. */
export async function deleteUser(transaction: Transaction<Schema>, userId: string): Promise<void> {
  // Locked first, so that no concurrent action adds the user to the audit after it was anonymized.
  await lockUser(transaction, userId);
  await forgetInAudit(transaction, userId);
  await transaction.deleteFrom("users").where("id", "=", userId).execute();
  // The counters of hourly limits have keys that end with the user's id.
  await sql`delete from rate_limits where key like ${`%:${userId}`}`.execute(transaction);
}
