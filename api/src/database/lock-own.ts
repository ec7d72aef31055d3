import { sql } from "kysely";

import type { Database } from "./connect.ts";

/**
 * Lets one after the other write an angler's trips and waters, until the transaction ends; whoever logs catches does not
 * wait. No row of the users is locked: where each node has a copy of them, that keeps everybody waiting.
 */
export async function lockOwn(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`creel log ${userId}`}, 0))`.execute(transaction);
}
