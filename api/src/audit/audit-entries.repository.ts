import type { Insertable, Transaction } from "kysely";

import type { Schema } from "../database/schema.ts";

export async function insertAuditEntry(
  transaction: Transaction<Schema>,
  entry: Insertable<Schema["auditEntries"]>,
): Promise<void> {
  await transaction.insertInto("auditEntries").values(entry).execute();
}

/** Takes everything personal out of the entries about an account that goes, and its id out of those of its actions. */
export async function forgetInAudit(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction
    .updateTable("auditEntries")
    .set({ userId: null, userName: null, details: {} })
    .where("userId", "=", userId)
    .execute();
  await transaction
    .updateTable("auditEntries")
    .set({ adminId: null })
    .where("adminId", "=", userId)
    .execute();
}
