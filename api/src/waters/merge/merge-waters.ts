import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import type { Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { Schema, WaterRow } from "../../database/schema.ts";
import type { MergedWater } from "../../database/tables/water-tables.ts";
import { AppError } from "../../errors/errors.ts";
import { deleteMerge, findMerge, insertMerge } from "../../merges/merges.repository.ts";
import { ownWaters } from "../record/waters.repository.ts";
import { NONE_FOUND, reassignCatches } from "../write/reassign-catches.ts";
import type { Written } from "../write/write-water.ts";
import { moveBack, moveToWater } from "./moved.repository.ts";

/**
 * Gives everything of a water to another, and deletes it. Where it is gone, because this came before and its answer was
 * lost, nothing is left to be done.
 * @throws AppError not_found when there is no water to give it to; invalid_input, also when both notes are together
 * longer than a note may be: what is stored can be saved again
 */
export async function mergeWaters(db: Database, key: RowKey, into: string): Promise<Written> {
  if (key.id === into) throw new AppError("invalid_input", { fields: { id: { code: "invalid" } } });
  return withLockedLog(db, key.userId, async (transaction) => {
    const target = await ownWaters.find(transaction, { userId: key.userId, id: into });
    if (!target) throw new AppError("not_found");
    const source = await ownWaters.find(transaction, key);
    if (!source) return { row: target, found: NONE_FOUND };
    const moved = await moveToWater(transaction, key, into);
    await ownWaters.delete(transaction, key);
    const before = { ...moved, water: toStored(source), noteBefore: target.note, wasSample: target.isSample };
    await insertMerge(transaction, { ...key, kind: "water" }, { intoId: into, name: source.name, before });
    const note = joinedNote(target.note, source.note);
    if (note !== null && note.length > WATER_LIMITS.note) throw tooLong();
    const isSample = target.isSample && source.isSample;
    const isSame = note === target.note && isSample === target.isSample;
    const row = isSame ? target : await ownWaters.update(transaction, target, { note, isSample });
    return { row, found: { catches: countOf(moved.catches), trips: countOf(moved.trips) } };
  });
}

function joinedNote(...notes: (string | null)[]): string | null {
  return notes.filter((each) => each !== null).join("\n\n") || null;
}

function tooLong(): AppError {
  return new AppError("invalid_input", {
    fields: { note: { code: "too_long", field: "note", max: WATER_LIMITS.note } },
  });
}

function countOf({ chosen, found }: MergedWater["catches"]): number {
  return chosen.length + found.length;
}

function toStored({ createdAt, updatedAt: _changed, ...water }: WaterRow): MergedWater["water"] {
  return { ...water, createdAt: createdAt.toISOString() };
}

/**
 * Makes a water that was merged again, with what was its own and is still on the other one; the other one's note is as
 * it was, unless somebody has changed it since. Where this came before and its answer was lost, nothing is left to be
 * done.
 * @throws AppError not_found when it was never merged, too long ago, or the other one is gone
 */
export async function undoMerge(db: Database, key: RowKey, now: Date): Promise<Written> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownWaters.find(transaction, key);
    const merge = await findMerge(transaction, { ...key, kind: "water" }, now);
    if (stored && !merge) return { row: stored, found: NONE_FOUND };
    const target = merge && (await ownWaters.find(transaction, { userId: key.userId, id: merge.intoId }));
    if (!target) throw new AppError("not_found");
    const row = stored ?? (await insertAgain(transaction, merge.before.water));
    const back = await moveBack(transaction, key, merge);
    await restoreTarget(transaction, target, merge.before);
    await deleteMerge(transaction, key);
    const found = await reassignCatches(transaction, row, null);
    return { row, found: { catches: back.catches + found.catches, trips: back.trips + found.trips } };
  });
}

async function insertAgain(
  transaction: Transaction<Schema>,
  { outline, smallOutline, createdAt, ...water }: MergedWater["water"],
): Promise<WaterRow> {
  return ownWaters.insert(transaction, {
    ...water,
    outline: outline && JSON.stringify(outline),
    smallOutline: smallOutline && JSON.stringify(smallOutline),
    version: water.version + 1,
    createdAt: new Date(createdAt),
  });
}

async function restoreTarget(
  transaction: Transaction<Schema>,
  target: WaterRow,
  { water, noteBefore, wasSample }: MergedWater,
): Promise<void> {
  const isUnchanged = target.note === joinedNote(noteBefore, water.note);
  const note = isUnchanged ? noteBefore : target.note;
  if (note === target.note && wasSample === target.isSample) return;
  await ownWaters.update(transaction, target, { note, isSample: wasSample });
}
