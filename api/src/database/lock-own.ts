import { sql, type Transaction } from "kysely";

import type { Database } from "./connect.ts";
import { inTransaction } from "./repeat-after-deadlock.ts";
import type { Schema } from "./schema.ts";

/**
 * Lets one after the other write an angler's trips and waters, until the transaction ends; whoever logs catches does not
 * wait. No row of the users is locked: where each node has a copy of them, that keeps everybody waiting.
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
