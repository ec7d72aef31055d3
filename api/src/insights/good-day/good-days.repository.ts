import type { Coordinates } from "@creel/domain/places/coordinates";

import type { Database } from "../../database/connect.ts";
import type { GoodDayRow } from "../../database/schema.ts";

/** Returns when Creel last looked for a good day of an angler, and what it found. */
export async function findGoodDay(db: Database, userId: string): Promise<GoodDayRow | undefined> {
  return db.selectFrom("goodDays").where("userId", "=", userId).selectAll().executeTakeFirst();
}

/** Leaves the day on which the angler was last told as it is. */
export async function writeGoodDay(
  db: Database,
  userId: string,
  found: Omit<GoodDayRow, "userId" | "toldOn">,
): Promise<void> {
  await db
    .insertInto("goodDays")
    .values({ userId, ...found })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(found))
    .execute();
}

/** @param day yyyy-mm-dd on the angler's clock */
export async function noteToldOn(db: Database, userId: string, day: string): Promise<void> {
  await db.updateTable("goodDays").set({ toldOn: day }).where("userId", "=", userId).execute();
}

export async function findPlaceOfLastTrip(db: Database, userId: string): Promise<Coordinates | null> {
  const row = await db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("latitude", "is not", null)
    .where("isSample", "=", false)
    .orderBy("startedAt", "desc")
    .limit(1)
    .select(["latitude", "longitude"])
    .$narrowType<Coordinates>()
    .executeTakeFirst();
  return row ?? null;
}
