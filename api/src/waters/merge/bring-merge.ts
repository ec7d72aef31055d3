import type { ImportedMerge } from "@creel/domain/import/imported-parts";

import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import type { MergedRows } from "../../database/tables/water-tables.ts";
import { AppError } from "../../errors/errors.ts";
import { findMergedAt, insertMerge } from "../../merges/merges.repository.ts";
import { ownWaters } from "../record/waters.repository.ts";
import { mergedValues } from "../write/water-values.ts";

type Sent = Extract<ImportedMerge, { of: "water" }>;

/**
 * What it takes to undo that a water was merged into another comes from an archive; what is there again is left alone.
 * @throws AppError invalid_input where the other one is not there
 */
export async function bringMergeOfWater(db: Database, userId: string, sent: Sent): Promise<void> {
  const key = { userId, id: sent.id };
  await withLockedLog(db, userId, async (transaction) => {
    if (!(await ownWaters.find(transaction, { userId, id: sent.into }))) {
      throw new AppError("invalid_input", { fields: { into: { code: "not_in_log" } } });
    }
    if ((await findMergedAt(transaction, key)) ?? (await ownWaters.find(transaction, key))) return;
    const { name, catches, trips, spots, into_before: before } = sent;
    const own = { version: 1, isSample: false, createdAt: new Date().toISOString() };
    await insertMerge(
      transaction,
      { ...key, kind: "water" },
      {
        intoId: sent.into,
        name,
        mergedAt: new Date(sent.merged_at),
        before: {
          water: { ...mergedValues(userId, sent), ...key, ...own },
          noteBefore: before.note ?? null,
          wasSample: false,
          catches: byChoice(catches),
          trips: byChoice(trips),
          spots,
        },
      },
    );
  });
}

function byChoice(rows: Sent["catches"]): MergedRows {
  const idsOf = (isChosen: boolean) => rows.filter((row) => row.is_chosen === isChosen).map(({ id }) => id);
  return { chosen: idsOf(true), found: idsOf(false) };
}
