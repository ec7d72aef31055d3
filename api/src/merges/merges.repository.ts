import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { UNDO_MERGE_DAYS } from "@creel/domain/merges/merge";

import type { Database } from "../database/connect.ts";
import { ownedRows, type RowKey } from "../database/owned-rows.ts";
import type { MergedByKind, MergeKind, MergeRow } from "../database/tables/merge-table.ts";

export const ownMerges = ownedRows("merges");

const UNDO_MS = UNDO_MERGE_DAYS * DAY_MS;

export function undoUntil({ mergedAt }: { mergedAt: Date }): Date {
  return new Date(mergedAt.getTime() + UNDO_MS);
}

/** Merges made until then can no longer be undone. */
function lastTooOld(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS);
}

/** The id of the record that was merged and deleted. */
type MergeKey<Kind extends MergeKind = MergeKind> = RowKey & { kind: Kind };

interface Merge<Kind extends MergeKind> {
  intoId: string;
  name: string;
  before: MergedByKind[Kind];
  /** The current time if absent; an import sets it. */
  mergedAt?: Date;
}

/** Replaces a merge of the same id, whose record somebody had created again. */
export async function insertMerge<Kind extends MergeKind>(
  db: Database,
  { kind, userId, id }: MergeKey<Kind>,
  { intoId, name, before, mergedAt = new Date() }: Merge<Kind>,
): Promise<void> {
  const values = { intoId, name, kind, mergedAt, before: JSON.stringify(before) };
  await db
    .insertInto("merges")
    .values({ userId, id, ...values })
    .onConflict((conflict) => conflict.columns(["userId", "id"]).doUpdateSet(values))
    .execute();
}

function mergesOf(db: Database, { kind, userId }: Pick<MergeKey, "kind" | "userId">, now: Date) {
  return db
    .selectFrom("merges")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("mergedAt", ">", lastTooOld(now));
}

/** Returns the merge of a record if it can still be undone. */
export async function findMerge<Kind extends MergeKind>(
  db: Database,
  key: MergeKey<Kind>,
  now: Date,
): Promise<MergeRow<Kind> | undefined>;
export async function findMerge(db: Database, key: MergeKey, now: Date) {
  return mergesOf(db, key, now).where("id", "=", key.id).selectAll().executeTakeFirst();
}

/** Returns when a record was merged, however long ago. */
export async function findMergedAt(db: Database, key: RowKey): Promise<Date | undefined> {
  return (await ownMerges.find(db, key))?.mergedAt;
}

/** Returns the ids of all records whose merge can be undone, sorted by time of the merge. */
export async function findMergeIds(
  db: Database,
  of: Pick<MergeKey, "kind" | "userId">,
  now: Date,
): Promise<string[]> {
  const rows = await mergesOf(db, of, now).orderBy("mergedAt").orderBy("id").select("id").execute();
  return rows.map(({ id }) => id);
}

/** Returns the merges with the record they went into, the newest first. */
export async function findMerges(db: Database, of: Pick<MergeKey, "kind" | "userId">, now: Date) {
  return mergesOf(db, of, now)
    .orderBy("mergedAt", "desc")
    .orderBy("id")
    .select(["intoId", "id", "name", "mergedAt"])
    .execute();
}

export function presentMerge({ id, name, mergedAt }: { id: string; name: string; mergedAt: Date }) {
  return { id, name, undo_until: undoUntil({ mergedAt }).toISOString() };
}

export async function deleteMergesInto(db: Database, { userId, id }: RowKey): Promise<void> {
  await db.deleteFrom("merges").where("userId", "=", userId).where("intoId", "=", id).execute();
}

/** @returns the number of deleted merges */
export async function deleteOldMerges(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("merges")
    .where("mergedAt", "<=", lastTooOld(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
