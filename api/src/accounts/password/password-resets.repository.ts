import type { Database } from "../../database/connect.ts";
import type { PasswordResetRow } from "../../database/schema.ts";

export async function replaceReset(db: Database, { userId, ...reset }: PasswordResetRow): Promise<void> {
  await db
    .insertInto("passwordResets")
    .values({ userId, ...reset })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(reset))
    .execute();
}

export async function hasReset(db: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const reset = await db
    .selectFrom("passwordResets")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .select("userId")
    .executeTakeFirst();
  return reset !== undefined;
}

/** Uses up a link in one statement, so that only one of several concurrent requests succeeds. */
export async function takeReset(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<PasswordResetRow | undefined> {
  return db
    .deleteFrom("passwordResets")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** @returns the number of deleted links */
export async function deleteResetsBefore(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("passwordResets")
    .where("expiresAt", "<=", now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
