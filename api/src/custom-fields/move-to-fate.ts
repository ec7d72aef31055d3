import type { FateMove, MoveToFate } from "@creel/domain/catches/fate-move";
import type { CustomValue } from "@creel/domain/custom-fields/custom-field";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { CustomFieldRow } from "../database/schema.ts";
import type { MovedToFate } from "../database/tables/merge-table.ts";
import { AppError } from "../errors/errors.ts";
import { findMerge, insertMerge, ownMerges, undoUntil } from "../merges/merges.repository.ts";
import { ownCustomFields } from "./custom-fields.repository.ts";
import { countValuesWithoutFate, moveValue, moveValueBack } from "./fate-moves.repository.ts";

/** @throws AppError not_found for a field that the user does not have, or that is not one of catches */
async function requireField(db: Database, key: RowKey): Promise<CustomFieldRow> {
  const field = await ownCustomFields.find(db, key);
  if (field?.subject !== "catch") throw new AppError("not_found");
  return field;
}

/** @throws AppError not_found */
export async function presentFateMove(db: Database, key: RowKey, now: Date): Promise<FateMove> {
  await requireField(db, key);
  const [values, move] = await Promise.all([
    countValuesWithoutFate(db, key),
    findMerge(db, { ...key, kind: "fate" }, now),
  ]);
  const count = move ? Object.keys(move.before.values).length : 0;
  return { values, moved: move ? { count, undo_until: undoUntil(move).toISOString() } : null };
}

interface Move extends MoveToFate {
  now: Date;
}

/** Adds to what was moved before, so that all of it can be undone. @throws AppError not_found */
export async function moveToFate(db: Database, key: RowKey, { fates, now }: Move): Promise<void> {
  await withLockedLog(db, key.userId, async (transaction) => {
    const field = await requireField(transaction, key);
    const earlier = await findMerge(transaction, { ...key, kind: "fate" }, now);
    const values: Record<string, CustomValue> = { ...earlier?.before.values };
    let isMoved = false;
    for (const [value, fate] of Object.entries(fates)) {
      const ids = await moveValue(transaction, key, { value, fate });
      for (const id of ids) values[id] = valueOf(field, value);
      isMoved ||= ids.length > 0;
    }
    if (!isMoved) return;
    const before: MovedToFate = { values, fates: { ...earlier?.before.fates, ...fates } };
    const move = { intoId: key.id, name: field.name, before, mergedAt: now };
    await insertMerge(transaction, { ...key, kind: "fate" }, move);
  });
}

function valueOf({ kind }: CustomFieldRow, text: string): CustomValue {
  return kind === "yes_no" ? text === "true" : text;
}

/** @throws AppError not_found */
export async function undoMoveToFate(db: Database, key: RowKey, now: Date): Promise<void> {
  await withLockedLog(db, key.userId, async (transaction) => {
    await requireField(transaction, key);
    const move = await findMerge(transaction, { ...key, kind: "fate" }, now);
    if (!move) return;
    const { values, fates } = move.before;
    for (const [value, moved] of Map.groupBy(Object.entries(values), ([, noted]) => noted)) {
      const catchIds = moved.map(([catchId]) => catchId);
      await moveValueBack(transaction, key, { value, fate: fates[String(value)], catchIds });
    }
    await ownMerges.delete(transaction, key);
  });
}
