import type { Database } from "../database/connect.ts";
import { ownedRows, type RowKey } from "../database/owned-rows.ts";
import type { SpotRow, WaterRow } from "../database/schema.ts";

export const ownWaters = ownedRows("waters");

/** Sorted by name. */
export async function findSpots(db: Database, { userId, id }: RowKey): Promise<SpotRow[]> {
  return spotsByName(db, userId).where("waterId", "=", id).execute();
}

/** An outline has at most 20 KB. */
const ROWS_AT_A_TIME = 50;

/** Reads the waters of a user without samples in batches, sorted by id, which is the order of their creation. */
export async function* readAllWaters(db: Database, userId: string): AsyncGenerator<WaterRow[], void> {
  const all = db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .selectAll()
    .orderBy("id")
    .limit(ROWS_AT_A_TIME);
  let last: WaterRow | undefined;
  do {
    const rows = await (last ? all.where("id", ">", last.id) : all).execute();
    if (rows.length > 0) yield rows;
    last = rows.length === ROWS_AT_A_TIME ? rows.at(-1) : undefined;
  } while (last);
}

export async function findSpotsOfAll(
  db: Database,
  userId: string,
  waterIds: readonly string[],
): Promise<SpotRow[]> {
  return spotsByName(db, userId).where("waterId", "in", waterIds).execute();
}

function spotsByName(db: Database, userId: string) {
  return db.selectFrom("spots").where("userId", "=", userId).orderBy("name").orderBy("id").selectAll();
}

export async function countFishOfAllSpots(db: Database, userId: string) {
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("spotId", "is not", null)
    .groupBy("spotId")
    .select(({ fn }) => ["spotId", fn.sum<number>("quantity").as("fish")])
    .execute();
}
