import type { Database } from "../../database/connect.ts";

export interface DismissalKey {
  userId: string;
  key: string;
}

/** In the order in which they were dismissed. */
export async function findDismissals(db: Database, userId: string) {
  return db
    .selectFrom("doctorDismissals")
    .where("userId", "=", userId)
    .orderBy("dismissedAt")
    .orderBy("key")
    .select(["key", "dismissedAt"])
    .execute();
}

/** Once more changes nothing. */
export async function insertDismissal(db: Database, row: DismissalKey): Promise<void> {
  await db
    .insertInto("doctorDismissals")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDismissal(db: Database, { userId, key }: DismissalKey): Promise<void> {
  await db.deleteFrom("doctorDismissals").where("userId", "=", userId).where("key", "=", key).execute();
}
