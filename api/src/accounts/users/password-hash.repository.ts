import type { Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { Schema, UserRow } from "../../database/schema.ts";

/**
 * Locks the account until the transaction ends, if its password hash is still this one. A change of the password waits.
 * The lock is exclusive, because Citus fails one of two transactions that share it.
 * @returns whether the hash is still this one
 */
export async function holdPassword(
  transaction: Transaction<Schema>,
  { id, passwordHash }: Pick<UserRow, "id" | "passwordHash">,
): Promise<boolean> {
  const held = await transaction
    .selectFrom("users")
    .where("id", "=", id)
    .where("passwordHash", "is not distinct from", passwordHash)
    .select("id")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

export async function setPasswordHash(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ passwordHash }).where("id", "=", id).execute();
}
