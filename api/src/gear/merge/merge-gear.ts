import { isDeepStrictEqual } from "node:util";

import { GEAR_LIMITS } from "@creel/domain/gear/new-gear";
import type { Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import type { RowKey, Changes } from "../../database/owned-rows.ts";
import type { GearRow, Schema } from "../../database/schema.ts";
import type { MergedGear } from "../../database/tables/gear-tables.ts";
import { AppError } from "../../errors/errors.ts";
import { deleteMerge, findMerge, insertMerge } from "../../merges/merges.repository.ts";
import { ownGear } from "../record/gear.repository.ts";
import { joinGear, variantsByOther } from "./join-gear.ts";
import { findUsedVariants, moveBack, moveToLure, moveToRod } from "./moved-catches.repository.ts";
import { moveQuestions, moveQuestionsBack } from "./moved-questions.repository.ts";

/**
 * Gives everything of a lure or a rod to another, and deletes it. Where it is gone, because this came before and its
 * answer was lost, nothing is left to be done.
 * @returns the other one
 * @throws AppError not_found when there is none to give it to; invalid_input, also when both have together more than one
 * may have: what is stored can be saved again
 */
export async function mergeGear(db: Database, key: RowKey, into: string): Promise<GearRow> {
  if (key.id === into) throw invalid();
  return withLockedLog(db, key.userId, async (transaction) => {
    const target = await ownGear.find(transaction, { userId: key.userId, id: into });
    if (!target) throw new AppError("not_found");
    const source = await ownGear.find(transaction, key);
    if (!source) return target;
    if (source.kind !== target.kind) throw invalid();
    const joined = joinGear(target, source);
    refuseTooMuch(joined);
    const variantOf = variantsByOther(target, source);
    const moved =
      source.kind === "lure"
        ? {
            ...(await moveToLure(transaction, key, { into, variantOf })),
            questions: await moveQuestions(transaction, key, { into, variantOf }),
          }
        : await moveToRod(transaction, key, into);
    await ownGear.delete(transaction, key);
    const before = { ...moved, gear: toStored(source), target: joinable(target) };
    await insertMerge(transaction, { ...key, kind: "gear" }, { intoId: into, name: source.name, before });
    return update(transaction, target, joined);
  });
}

function refuseTooMuch({ note, variants, fields }: Joinable): void {
  const refused = {
    ...((note?.length ?? 0) > GEAR_LIMITS.note && {
      note: { code: "too_long" as const, field: "note" as const, max: GEAR_LIMITS.note },
    }),
    ...(variants.length > GEAR_LIMITS.variants && {
      variants: { code: "too_many_values" as const, max: GEAR_LIMITS.variants },
    }),
    ...(fields.length > GEAR_LIMITS.fields && {
      fields: { code: "too_many_values" as const, max: GEAR_LIMITS.fields },
    }),
  };
  if (Object.keys(refused).length > 0) throw new AppError("invalid_input", { fields: refused });
}

function invalid(): AppError {
  return new AppError("invalid_input", { fields: { id: { code: "invalid" } } });
}

function toStored({ createdAt, updatedAt: _changed, ...gear }: GearRow): MergedGear["gear"] {
  return { ...gear, createdAt: createdAt.toISOString() };
}

type Joinable = MergedGear["target"];

function joinable({ note, variants, fields, photo, isSample }: GearRow): Joinable {
  return { note, variants, fields, photo, isSample };
}

async function update(transaction: Transaction<Schema>, row: GearRow, joined: Joinable): Promise<GearRow> {
  if (isDeepStrictEqual(joined, joinable(row))) return row;
  return ownGear.update(transaction, row, toValues(joined));
}

function toValues({ note, isSample, ...lists }: Joinable): Changes<"gear"> {
  return { note, isSample, ...toJson(lists) };
}

function toJson({ variants, fields, photo }: Pick<Joinable, "variants" | "fields" | "photo">) {
  return {
    variants: JSON.stringify(variants),
    fields: JSON.stringify(fields),
    photo: photo && JSON.stringify(photo),
  };
}

/**
 * Makes what was merged again, with what was its own and is still with the other one; the other one's note and fields
 * are as they were, unless somebody has changed them since. Where this came before and its answer was lost, nothing is
 * left to be done.
 * @throws AppError not_found when it was never merged, too long ago, or the other one is gone
 */
export async function undoMergeOfGear(db: Database, key: RowKey, now: Date): Promise<GearRow> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownGear.find(transaction, key);
    const merge = await findMerge(transaction, { ...key, kind: "gear" }, now);
    if (stored && !merge) return stored;
    const target = merge && (await ownGear.find(transaction, { userId: key.userId, id: merge.intoId }));
    if (!target) throw new AppError("not_found");
    const row = stored ?? (await insertAgain(transaction, merge.before.gear));
    await moveBack(transaction, key, merge);
    const { intoId, before } = merge;
    await moveQuestionsBack(transaction, key, { intoId, before: before.questions ?? [] });
    await restoreTarget(transaction, target, before);
    await deleteMerge(transaction, key);
    return row;
  });
}

async function insertAgain(
  transaction: Transaction<Schema>,
  { variants, fields, photo, createdAt, ...gear }: MergedGear["gear"],
): Promise<GearRow> {
  return ownGear.insert(transaction, {
    ...gear,
    ...toJson({ variants, fields, photo }),
    version: gear.version + 1,
    createdAt: new Date(createdAt),
  });
}

/** Keeps the variants that came with the other one where something else was caught with them since. */
async function restoreTarget(
  transaction: Transaction<Schema>,
  target: GearRow,
  { gear, target: before }: MergedGear,
): Promise<void> {
  const joined = joinGear(before, gear);
  const used = await findUsedVariants(transaction, target);
  const had = new Set(before.variants.map(({ id }) => id));
  const came = new Set(gear.variants.map(({ id }) => id).filter((id) => !had.has(id)));
  await update(transaction, target, {
    note: target.note === joined.note ? before.note : target.note,
    fields: isDeepStrictEqual(target.fields, joined.fields) ? before.fields : target.fields,
    variants: target.variants.filter(({ id }) => !came.has(id) || used.has(id)),
    photo: isDeepStrictEqual(target.photo, joined.photo) ? before.photo : target.photo,
    isSample: before.isSample,
  });
}
