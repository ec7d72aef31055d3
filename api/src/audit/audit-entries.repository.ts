import type { Insertable, Transaction } from "kysely";

import type { Schema } from "../database/schema.ts";

export async function insertAuditEntry(
  transaction: Transaction<Schema>,
  entry: Insertable<Schema["auditEntries"]>,
): Promise<void> {
  await transaction.insertInto("auditEntries").values(entry).execute();
}

/** Removes personal data from the entries about a deleted account, and its id from the entries of its own actions. */
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
