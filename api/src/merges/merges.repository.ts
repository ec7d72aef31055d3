import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { UNDO_MERGE_DAYS } from "@creel/domain/merges/merge";

import type { Database } from "../database/connect.ts";
import type { MergedByKind, MergeKind, MergeRow } from "../database/tables/merge-table.ts";

const UNDO_MS = UNDO_MERGE_DAYS * DAY_MS;

export function undoUntil({ mergedAt }: { mergedAt: Date }): Date {
  return new Date(mergedAt.getTime() + UNDO_MS);
}

/** Those made until then cannot be undone now. */
function lastTooOld(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS);
}

interface MergeKey<Kind extends MergeKind = MergeKind> {
  kind: Kind;
  userId: string;
  /** Of what is gone. */
  id: string;
}

interface Merge<Kind extends MergeKind> {
  intoId: string;
  name: string;
  before: MergedByKind[Kind];
  /** Now, unless it comes from elsewhere. */
  mergedAt?: Date;
}

/** In place of one of the same id, which somebody made again after it was merged. */
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

/** Of what is gone, while it can be undone. */
export async function findMerge<Kind extends MergeKind>(
  db: Database,
  key: MergeKey<Kind>,
  now: Date,
): Promise<MergeRow<Kind> | undefined>;
export async function findMerge(db: Database, key: MergeKey, now: Date) {
  return mergesOf(db, key, now).where("id", "=", key.id).selectAll().executeTakeFirst();
}

/** When something was merged, however long ago. */
export async function findMergedAt(
  db: Database,
  { userId, id }: Omit<MergeKey, "kind">,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom("merges")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .select("mergedAt")
    .executeTakeFirst();
  return row?.mergedAt;
}

/** Of all that are gone, while they can be undone, in the order in which they were merged. */
export async function findMergeIds(
  db: Database,
  of: Pick<MergeKey, "kind" | "userId">,
  now: Date,
): Promise<string[]> {
  const rows = await mergesOf(db, of, now).orderBy("mergedAt").orderBy("id").select("id").execute();
  return rows.map(({ id }) => id);
}

/** By what they are in now, the newest first. */
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

/** Changes what it takes to undo it. */
export async function changeMerge(
  db: Database,
  { userId, id }: Omit<MergeKey, "kind">,
  before: MergedByKind[MergeKind],
): Promise<void> {
  await db
    .updateTable("merges")
    .set({ before: JSON.stringify(before) })
    .where("userId", "=", userId)
    .where("id", "=", id)
    .execute();
}

export async function deleteMerge(db: Database, { userId, id }: Omit<MergeKey, "kind">): Promise<void> {
  await db.deleteFrom("merges").where("userId", "=", userId).where("id", "=", id).execute();
}

export async function deleteMergesInto(db: Database, { userId, id }: Omit<MergeKey, "kind">): Promise<void> {
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
