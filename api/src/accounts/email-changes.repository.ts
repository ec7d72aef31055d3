import type { Database } from "../database/connect.ts";
import type { EmailChangeRow } from "../database/schema.ts";

/** Replaces a pending change of this user, whose link no longer works. */
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

/** Deletes and returns the change of this token. If several requests run at once, only one gets it. */
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

export async function deleteEmailChangesBefore(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("emailChanges")
    .where("expiresAt", "<=", now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
