import type { Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { Schema, TripRow } from "../../database/schema.ts";

/** Returns catches without a trip whose instant is within a trip's time. */
export async function findCatchesWithin(db: Database, { userId, startedAt, endedAt, isSample }: TripRow) {
  const since = db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("caughtAt", ">=", startedAt)
    .where("caughtTime", "is not", null)
    .where("tripId", "is", null)
    .where("notInTrip", "=", false)
    .where("isSample", "=", isSample)
    .select(["id", "latitude", "longitude"]);
  return (endedAt === null ? since : since.where("caughtAt", "<=", endedAt)).execute();
}

/** @returns how many of the catches were without a trip and are now on this one */
export async function attachToTrip(
  transaction: Transaction<Schema>,
  { userId, id }: RowKey,
  catchIds: readonly string[],
): Promise<number> {
  if (catchIds.length === 0) return 0;
  const { numUpdatedRows } = await transaction
    .updateTable("catches")
    .set({ tripId: id })
    .where("userId", "=", userId)
    .where("id", "in", catchIds)
    .where("tripId", "is", null)
    .where("notInTrip", "=", false)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function detachFromTrip(
  transaction: Transaction<Schema>,
  { userId, id }: RowKey,
): Promise<void> {
  await transaction
    .updateTable("catches")
    .set({ tripId: null })
    .where("userId", "=", userId)
    .where("tripId", "=", id)
    .execute();
}

/** Locks the catches until the transaction ends. */
export async function lockCatchesOf(transaction: Transaction<Schema>, { userId, id }: RowKey) {
  return transaction
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("tripId", "=", id)
    .orderBy("id")
    .select("id")
    .forUpdate()
    .execute();
}

export async function deleteCatchesOf(
  transaction: Transaction<Schema>,
  { userId, id }: RowKey,
): Promise<void> {
  await transaction.deleteFrom("catches").where("userId", "=", userId).where("tripId", "=", id).execute();
}
