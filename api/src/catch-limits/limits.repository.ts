import { type BagFish, MOST_BAG_FISH } from "@creel/domain/catch-limits/bag-fish";

import type { Database } from "../database/connect.ts";
import { ownedRows, type RowKey } from "../database/owned-rows.ts";

export const ownLimits = ownedRows("limits", ["species", "asc"]);

/** Returns the newest catches since a day of which the fate is noted. Sample catches do not count. */
export async function findBagFish(db: Database, userId: string, since: string): Promise<BagFish[]> {
  const rows = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("caughtOn", ">=", since)
    .where("fate", "is not", null)
    .where("isSample", "=", false)
    .select(["id", "species", "caughtOn as day", "waterId", "fate", "quantity", "lengthIn as length"])
    .orderBy("caughtOn", "desc")
    .orderBy("id", "desc")
    .limit(MOST_BAG_FISH)
    .execute();
  return rows.map(({ waterId, ...row }) => Object.assign(row, { water_id: waterId }));
}

export async function hasWater(db: Database, { userId, id }: RowKey): Promise<boolean> {
  const water = await db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .select("id")
    .executeTakeFirst();
  return water !== undefined;
}
