import type { Database } from "../../database/connect.ts";

/** Returns the waters of an angler, without samples, sorted by name. */
export async function findPlacedWaters(db: Database, userId: string) {
  return db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .orderBy("name")
    .orderBy("id")
    .select(["id", "name", "latitude", "longitude"])
    .execute();
}

interface ToldAlert {
  waterId: string;
  /** A hash of the alert. */
  alert: string;
}

/** Returns what the angler was told of. */
export async function findToldAlerts(db: Database, userId: string): Promise<ToldAlert[]> {
  return db.selectFrom("toldAlerts").where("userId", "=", userId).select(["waterId", "alert"]).execute();
}

export async function noteToldAlerts(
  db: Database,
  userId: string,
  { told, at: toldAt }: { told: readonly ToldAlert[]; at: Date },
): Promise<void> {
  await db
    .insertInto("toldAlerts")
    .values(told.map(({ waterId, alert }) => ({ userId, waterId, alert, toldAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetToldAlerts(db: Database, userId: string, before: Date): Promise<void> {
  await db.deleteFrom("toldAlerts").where("userId", "=", userId).where("toldAt", "<", before).execute();
}
