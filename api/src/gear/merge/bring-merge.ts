import type { ImportedMerge } from "@creel/domain/import/imported-parts";

import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import type { HadVariant } from "../../database/tables/gear-tables.ts";
import { AppError } from "../../errors/errors.ts";
import { findMergedAt, insertMerge } from "../../merges/merges.repository.ts";
import { ownGear } from "../record/gear.repository.ts";
import { storableFields } from "../write/gear-values.ts";

type Sent = Extract<ImportedMerge, { of: "gear" }>;

/**
 * What it takes to undo that gear was merged into another comes from an archive; what is there again is left alone.
 * @throws AppError invalid_input where the other one is not there
 */
export async function bringMergeOfGear(db: Database, userId: string, sent: Sent): Promise<void> {
  const key = { userId, id: sent.id };
  await withLockedLog(db, userId, async (transaction) => {
    const target = await ownGear.find(transaction, { userId, id: sent.into });
    if (target?.kind !== sent.kind) {
      throw new AppError("invalid_input", { fields: { into: { code: "not_in_log" } } });
    }
    if ((await findMergedAt(transaction, key)) ?? (await ownGear.find(transaction, key))) return;
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
    await insertMerge(
      transaction,
      { ...key, kind: "gear" },
      {
        intoId: sent.into,
        name,
        mergedAt: new Date(sent.merged_at),
        before: {
          gear: { ...gear, ...own, createdAt: new Date().toISOString() },
          target: { note: before.note ?? null, ...partsOf(before), ...own },
          catches: sent.catches.map(toHadVariant),
          events: sent.events.map(toHadVariant),
          questions: sent.questions,
        },
      },
    );
  });
}

function partsOf({ variants, fields }: Sent["into_before"]) {
  return { variants: storableFields({ variants }).variants ?? [], fields };
}

function toHadVariant({ id, variant_id: variantId }: Sent["catches"][number]): HadVariant {
  return { id, variantId };
}
