import type { Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { CatchRow, Schema } from "../../database/schema.ts";

export interface LockedCatch {
  id: string;
  version: number;
  filledVersion: number | null;
  /** The number of its photos. */
  photos: number;
}

/** Locks the rows until the transaction ends, always in the same order. */
export async function lockCatches(
  transaction: Transaction<Schema>,
  userId: string,
  ids: readonly string[],
): Promise<LockedCatch[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .select(["id", "version", "filledVersion"])
    .forUpdate()
    .execute();
  const counts = await countPhotos(
    transaction,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => Object.assign(row, { photos: counts.get(row.id) ?? 0 }));
}

/** Returns the catches that exist, in any order. */
export async function findCatches(db: Database, userId: string, ids: readonly string[]): Promise<CatchRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("id", "in", [...ids])
    .selectAll()
    .execute();
}

async function countPhotos(
  transaction: Transaction<Schema>,
  userId: string,
  catchIds: readonly string[],
): Promise<Map<string, number>> {
  if (catchIds.length === 0) return new Map();
  const rows = await transaction
    .selectFrom("photos")
    .where("userId", "=", userId)
    .where("catchId", "in", [...catchIds])
    .groupBy("catchId")
    .select(["catchId", ({ fn }) => fn.countAll<number>().as("count")])
    .execute();
  return new Map(rows.map(({ catchId, count }) => [catchId, count]));
}

/** The photos of the catches have to be deleted before. */
export async function deleteCatches(
  transaction: Transaction<Schema>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom("catches")
    .where("userId", "=", userId)
    .where("id", "in", [...ids])
    .execute();
}
