import { isDeepStrictEqual } from "node:util";

import { describeVariant } from "@creel/domain/gear/describe-gear";
import type { StoredVariant } from "@creel/domain/gear/gear";
import { GEAR_LIMITS } from "@creel/domain/gear/new-gear";
import type { Transaction } from "kysely";

import type { RowKey, Changes } from "../database/owned-rows.ts";
import type { GearRow, Schema } from "../database/schema.ts";
import type { PreviousVariant, MergedGear } from "../database/tables/gear-tables.ts";
import { AppError } from "../errors/errors.ts";
import { invalid, mergesOf, type SentMerge } from "../merges/merge.ts";
import { storableFields } from "./gear-values.ts";
import { ownGear } from "./gear.repository.ts";
import {
  findUsedVariants,
  moveBack,
  moveToLure,
  moveToRod,
  moveQuestions,
  moveQuestionsBack,
} from "./moved-gear.repository.ts";

export const gearMerges = mergesOf<"gear", GearRow, void>({
  kind: "gear",
  rows: ownGear,
  move: async (transaction, source, target) => {
    if (source.kind !== target.kind) throw invalid();
    const into = { into: target.id, variantOf: variantsByOther(target, source) };
    const moved =
      source.kind === "lure"
        ? {
            ...(await moveToLure(transaction, source, into)),
            questions: await moveQuestions(transaction, source, into),
          }
        : await moveToRod(transaction, source, target.id);
    return { ...moved, gear: toStored(source), target: joinable(target) };
  },
  join: (transaction, target, source) => {
    const joined = joinGear(target, source);
    refuseTooMuch(joined);
    return update(transaction, target, joined);
  },
  insertAgain,
  moveBack: async (transaction, row, { intoId, before }) => {
    await moveBack(transaction, row, { intoId, before });
    await moveQuestionsBack(transaction, row, { intoId, before: before.questions ?? [] });
  },
  restore,
  isLike: (target, sent) => target.kind === sent.kind,
  readBefore,
});

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

async function insertAgain(
  transaction: Transaction<Schema>,
  { gear: { variants, fields, photo, createdAt, ...gear } }: MergedGear,
): Promise<GearRow> {
  return ownGear.insert(transaction, {
    ...gear,
    ...toJson({ variants, fields, photo }),
    version: gear.version + 1,
    createdAt: new Date(createdAt),
  });
}

/** Keeps the variants from the other lure with which something was caught since. */
async function restore(
  transaction: Transaction<Schema>,
  target: GearRow,
  { gear, target: before }: MergedGear,
): Promise<void> {
  const joined = joinGear(before, gear);
  const used = await findUsedVariants(transaction, target);
  const previousIds = new Set(before.variants.map(({ id }) => id));
  const addedIds = new Set(gear.variants.map(({ id }) => id).filter((id) => !previousIds.has(id)));
  await update(transaction, target, {
    note: target.note === joined.note ? before.note : target.note,
    fields: isDeepStrictEqual(target.fields, joined.fields) ? before.fields : target.fields,
    variants: target.variants.filter(({ id }) => !addedIds.has(id) || used.has(id)),
    photo: isDeepStrictEqual(target.photo, joined.photo) ? before.photo : target.photo,
    isSample: before.isSample,
  });
}

function readBefore(key: RowKey, sent: SentMerge<"gear">): MergedGear {
  const {
    name,
    kind,
    brand = null,
    lure_type: lureType = null,
    state,
    note = null,
    into_before: before,
  } = sent;
  const gear = { ...key, version: 1, name, kind, brand, lureType, state, note, ...partsOf(sent) };
  const own = { photo: null, isSample: false };
  return {
    gear: { ...gear, ...own, createdAt: new Date().toISOString() },
    target: { note: before.note ?? null, ...partsOf(before), ...own },
    catches: sent.catches.map(toPreviousVariant),
    events: sent.events.map(toPreviousVariant),
    questions: sent.questions,
  };
}

function partsOf({ variants, fields }: SentMerge<"gear">["into_before"]) {
  return { variants: storableFields({ variants }).variants ?? [], fields };
}

function toPreviousVariant({
  id,
  variant_id: variantId,
}: SentMerge<"gear">["catches"][number]): PreviousVariant {
  return { id, variantId };
}

type Joined = Pick<GearRow, "note" | "variants" | "fields" | "photo" | "isSample">;

/** Joins two pieces of gear without losing any text. The target keeps its photo if both have one. */
function joinGear(target: Joined, source: Joined): Joined {
  const names = new Set(target.fields.map(({ name }) => name.toLowerCase()));
  const others = [...variantsByOther(target, source)].filter(([id, into]) => id === into);
  const added = new Set(others.map(([id]) => id));
  return {
    note: [target.note, source.note].filter((note) => note !== null).join("\n\n") || null,
    variants: [...target.variants, ...source.variants.filter(({ id }) => added.has(id))],
    fields: [...target.fields, ...source.fields.filter(({ name }) => !names.has(name.toLowerCase()))],
    photo: target.photo ?? source.photo,
    isSample: target.isSample && source.isSample,
  };
}

/** Maps each variant of one lure to the equal one of the other, or to itself if there is none. */
function variantsByOther(
  target: Pick<Joined, "variants">,
  source: Pick<Joined, "variants">,
): Map<string, string> {
  const there = new Map(target.variants.map((variant) => [keyOf(variant), variant.id]));
  return new Map(source.variants.map((variant) => [variant.id, there.get(keyOf(variant)) ?? variant.id]));
}

function keyOf(variant: StoredVariant): string {
  return describeVariant(variant).toLowerCase();
}
