import { sql, type Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { Schema, SecondStepRow } from "../../database/schema.ts";

export async function findSecondStep(db: Database, userId: string): Promise<SecondStepRow | undefined> {
  return db.selectFrom("secondSteps").where("userId", "=", userId).selectAll().executeTakeFirst();
}

/** Replaces a new secret whose first code was not entered. Codes of the current one still work. */
export async function putNewSecret(
  db: Database,
  userId: string,
  { secret, now }: { secret: Buffer; now: Date },
): Promise<void> {
  const values = { newSecret: secret, newSecretAt: now };
  await db
    .insertInto("secondSteps")
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(values))
    .execute();
}

interface Confirmed {
  secret: Buffer;
  /** The period of the code that confirmed it. */
  period: number;
  salt: Buffer;
  now: Date;
}

/** Turns codes on. @returns false if the secret is no longer the new one */
export async function confirmNewSecret(
  transaction: Transaction<Schema>,
  userId: string,
  { secret, period, salt, now }: Confirmed,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("secondSteps")
    .set({
      secret,
      confirmedAt: now,
      lastStep: period,
      backupSalt: salt,
      newSecret: null,
      newSecretAt: null,
    })
    .where("userId", "=", userId)
    .where("newSecret", "=", secret)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Uses up a code in one statement. @returns false if this code or a later one was used before */
export async function usePeriod(db: Database, userId: string, period: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("secondSteps")
    .set({ lastStep: period })
    .where("userId", "=", userId)
    .where("lastStep", "<", period)
    .where("secret", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function setBackupSalt(
  transaction: Transaction<Schema>,
  userId: string,
  salt: Buffer,
): Promise<void> {
  await transaction
    .updateTable("secondSteps")
    .set({ backupSalt: salt })
    .where("userId", "=", userId)
    .execute();
}

export async function replaceBackupCodes(
  transaction: Transaction<Schema>,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteBackupCodes(transaction, userId);
  await transaction
    .insertInto("backupCodes")
    .values(hashes.map((hash) => ({ userId, hash })))
    .execute();
}

async function deleteBackupCodes(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction.deleteFrom("backupCodes").where("userId", "=", userId).execute();
}

/** Uses up a backup code. @returns false if there is no such code, or it was used before */
export async function useBackupCode(db: Database, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("backupCodes")
    .where("userId", "=", userId)
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countBackupCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("backupCodes")
    .where("userId", "=", userId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Turns codes off, with the backup codes. @returns whether they were on */
export async function deleteSecondStep(transaction: Transaction<Schema>, userId: string): Promise<boolean> {
  await deleteBackupCodes(transaction, userId);
  const rows = await transaction
    .deleteFrom("secondSteps")
    .where("userId", "=", userId)
    .returning(sql<boolean>`secret is not null`.as("wasOn"))
    .execute();
  return rows.some(({ wasOn }) => wasOn);
}
