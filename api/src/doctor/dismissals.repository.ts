import type { Database } from "../database/connect.ts";

export interface DismissalKey {
  userId: string;
  key: string;
}

/** Sorted by dismissal time. */
export async function findDismissals(db: Database, userId: string) {
  return db
    .selectFrom("doctorDismissals")
    .where("userId", "=", userId)
    .orderBy("dismissedAt")
    .orderBy("key")
    .select(["key", "dismissedAt"])
    .execute();
}

export async function findDismissal(db: Database, { userId, key }: DismissalKey) {
  return db
    .selectFrom("doctorDismissals")
    .where("userId", "=", userId)
    .where("key", "=", key)
    .select("dismissedAt")
    .executeTakeFirst();
}

/** Repeating it changes nothing. */
export async function insertDismissal(
  db: Database,
  row: DismissalKey & { dismissedAt?: Date },
): Promise<void> {
  await db
    .insertInto("doctorDismissals")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDismissal(db: Database, { userId, key }: DismissalKey): Promise<void> {
  await db.deleteFrom("doctorDismissals").where("userId", "=", userId).where("key", "=", key).execute();
}
