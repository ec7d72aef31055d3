import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { WATER_LIMITS } from "@creel/domain/waters/new-water";

import type { Database } from "../../database/connect.ts";
import type { MergeRow } from "../../database/schema.ts";
import type { MergedWater } from "../../database/water-tables.ts";
import type { WaterKey } from "./waters.repository.ts";

const UNDO_MS = WATER_LIMITS.undoMergeDays * DAY_MS;

export function undoUntil({ mergedAt }: Pick<MergeRow, "mergedAt">): Date {
  return new Date(mergedAt.getTime() + UNDO_MS);
}

/** Those made until then cannot be undone now. */
function lastTooOld(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS);
}

/** In place of one of the same id, which somebody made again after it was merged. */
export async function insertMerge(
  db: Database,
  { userId, id }: WaterKey,
  { intoId, before }: { intoId: string; before: MergedWater },
): Promise<void> {
  const { name } = before.water;
  const values = { intoId, name, kind: "water" as const, before: JSON.stringify(before) };
  await db
    .insertInto("merges")
    .values({ userId, id, ...values })
    .onConflict((conflict) =>
      conflict.columns(["userId", "id"]).doUpdateSet({ ...values, mergedAt: new Date() }),
    )
    .execute();
}

/** Of what is gone, while it can be undone. */
export async function findMerge(
  db: Database,
  { userId, id }: WaterKey,
  now: Date,
): Promise<MergeRow | undefined> {
  return db
    .selectFrom("merges")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .where("mergedAt", ">", lastTooOld(now))
    .selectAll()
    .executeTakeFirst();
}

/** Of all that are gone, while they can be undone, in the order in which they were merged. */
export async function findMergeIds(db: Database, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("merges")
    .where("userId", "=", userId)
    .where("mergedAt", ">", lastTooOld(now))
    .orderBy("mergedAt")
    .orderBy("id")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest first. */
export async function findMergesInto(db: Database, { userId, id }: WaterKey, now: Date) {
  return db
    .selectFrom("merges")
    .where("userId", "=", userId)
    .where("intoId", "=", id)
    .where("mergedAt", ">", lastTooOld(now))
    .orderBy("mergedAt", "desc")
    .orderBy("id")
    .select(["id", "name", "mergedAt"])
    .execute();
}

export async function deleteMerge(db: Database, { userId, id }: WaterKey): Promise<void> {
  await db.deleteFrom("merges").where("userId", "=", userId).where("id", "=", id).execute();
}

export async function deleteMergesInto(db: Database, { userId, id }: WaterKey): Promise<void> {
  await db.deleteFrom("merges").where("userId", "=", userId).where("intoId", "=", id).execute();
}

/** @returns how many. */
export async function deleteOldMerges(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("merges")
    .where("mergedAt", "<=", lastTooOld(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
