import type { Database } from "../../database/connect.ts";
import type { EmailChangeRow } from "../../database/schema.ts";

/** Takes the place of a change of this user that waited until now: its link is void. */
export async function putEmailChange(db: Database, change: EmailChangeRow): Promise<void> {
  const { userId, ...values } = change;
  await db
    .insertInto("emailChanges")
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(values))
    .execute();
}

export async function findEmailChange(
  db: Database,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  return db
    .selectFrom("emailChanges")
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .selectAll()
    .executeTakeFirst();
}

/** The change this token belongs to, which no token finds again: of several at once, one succeeds. */
export async function takeEmailChange(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  return db
    .deleteFrom("emailChanges")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteEmailChange(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("emailChanges").where("userId", "=", userId).execute();
}

/** @returns how many. */
export async function deleteEmailChangesBefore(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("emailChanges")
    .where("expiresAt", "<=", now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
