import type { AccountTotals } from "@creel/domain/accounts/account-deletion";
import { type SqlBool, sql, type Transaction } from "kysely";

import { forgetInAudit } from "../../audit/audit-entries.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { Schema } from "../../database/schema.ts";
import { lockUser } from "./users.repository.ts";

/** What is an angler's own; samples are not. */
export async function countBelongings(db: Database, userId: string): Promise<AccountTotals> {
  const countOf = (table: "catches" | "photos") =>
    db
      .selectFrom(table)
      .where("userId", "=", userId)
      .where(sql<SqlBool>`not is_sample`)
      .select((expression) => expression.fn.countAll<number>().as("count"));
  const [catches, photos] = await Promise.all([
    countOf("catches").executeTakeFirstOrThrow(),
    countOf("photos").executeTakeFirstOrThrow(),
  ]);
  return { catches: catches.count, photos: photos.count };
}

/**
 * The ids of all active admins, none of whom becomes another or goes before this transaction ends. What they
 * log meanwhile does not wait.
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

/** Removes an account and, by the rules of the tables, everything of it. */
export async function deleteUser(transaction: Transaction<Schema>, userId: string): Promise<void> {
  // First, so that no action that is under way notes it in the audit after it was forgotten there.
  await lockUser(transaction, userId);
  await forgetInAudit(transaction, userId);
  await transaction.deleteFrom("users").where("id", "=", userId).execute();
  // Counters of what this user did in the last hour; their keys end with whom they count.
  await sql`delete from rate_limits where key like ${`%:${userId}`}`.execute(transaction);
}
