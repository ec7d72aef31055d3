import type { Database } from "../../database/connect.ts";
import { ownedRows, type RowKey } from "../../database/owned-rows.ts";
import type { PasskeyRow } from "../../database/schema.ts";

export const ownPasskeys = ownedRows("passkeys", ["createdAt", "desc"]);

export async function findCredential(
  db: Database,
  userId: string,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom("passkeys")
    .where("userId", "=", userId)
    .where("credentialId", "=", credentialId)
    .selectAll()
    .executeTakeFirst();
}

/** @returns the passkey; `undefined` if the account already has it */
export async function insertPasskey(
  db: Database,
  passkey: Omit<PasskeyRow, "createdAt" | "lastUsedAt">,
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @returns how many there were */
export async function deletePasskeysOf(db: Database, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

interface Use {
  /** As the authenticator counted it in this answer. */
  counter: number;
  challengedAt: Date;
  isSynced: boolean;
  now: Date;
}

/**
 * Notes that a passkey answered a challenge, in one statement, so that only one of several concurrent requests with the
 * same answer succeeds. An authenticator that counts must have counted on: otherwise somebody copied it.
 * @returns `undefined` if it answered this challenge or a later one before, or its counter did not grow
 */
export async function usePasskey(
  db: Database,
  { userId, id }: RowKey,
  { counter, challengedAt, isSynced, now }: Use,
): Promise<PasskeyRow | undefined> {
  const counted = db
    .updateTable("passkeys")
    .set({ counter, challengedAt, isSynced, lastUsedAt: now })
    .where("userId", "=", userId)
    .where("id", "=", id)
    .where("challengedAt", "<", challengedAt);
  const grown = counter > 0 ? counted.where("counter", "<", counter) : counted.where("counter", "=", 0);
  return grown.returningAll().executeTakeFirst();
}
