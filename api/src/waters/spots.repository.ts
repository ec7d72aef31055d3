import type { Transaction } from "kysely";

import type { Database } from "../database/connect.ts";
import { type RowKey, ownedRows } from "../database/owned-rows.ts";
import type { Schema, SpotRow } from "../database/schema.ts";

export const ownSpots = ownedRows("spots");

export async function countSpotsOf(db: Database, { userId, id }: RowKey): Promise<number> {
  const { count } = await db
    .selectFrom("spots")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Its catches stay on the water, without a spot. */
export async function deleteSpot(
  transaction: Transaction<Schema>,
  { userId, id, waterId }: SpotRow,
): Promise<void> {
  await transaction
    .updateTable("catches")
    .set({ spotId: null, isSpotChosen: false })
    .where("userId", "=", userId)
    .where("waterId", "=", waterId)
    .where("spotId", "=", id)
    .execute();
  await ownSpots.delete(transaction, { userId, id });
}
