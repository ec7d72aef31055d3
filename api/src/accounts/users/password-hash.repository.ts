import type { Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { Schema, UserRow } from "../../database/schema.ts";

/**
 * Whether the account still has the password of this hash. It keeps it until the transaction ends: who sets another one
 * waits, and sees what this transaction did. So do others who hold it: of two who shared the lock, Citus would fail one,
 * whosever accounts they are.
 */
export async function holdPassword(
  transaction: Transaction<Schema>,
  { id, passwordHash }: Pick<UserRow, "id" | "passwordHash">,
): Promise<boolean> {
  const held = await transaction
    .selectFrom("users")
    .where("id", "=", id)
    .where("passwordHash", "=", passwordHash)
    .select("id")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

export async function setPasswordHash(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ passwordHash }).where("id", "=", id).execute();
}
