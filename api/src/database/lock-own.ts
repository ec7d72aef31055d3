import { sql, type Transaction } from "kysely";

import type { Database } from "./connect.ts";
import { inTransaction } from "./repeat-after-deadlock.ts";
import type { Schema } from "./schema.ts";

/**
 * Serializes writes to an angler's trips and waters until the transaction ends. Logging catches does not wait. It does
 * not lock the user's row, because every node has a copy of it, which would make everybody wait.
 */
export async function lockOwn(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`creel log ${userId}`}, 0))`.execute(transaction);
}

export function withLockedLog<Result>(
  db: Database,
  userId: string,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await lockOwn(transaction, userId);
    return work(transaction);
  });
}
