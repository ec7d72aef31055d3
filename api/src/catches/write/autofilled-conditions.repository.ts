import type { ConditionsOfHour } from "@creel/domain/catches/conditions-of-hour";

import type { Database } from "../../database/connect.ts";
import { DETAIL_COLUMNS } from "../../database/detail-columns.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { CatchRow } from "../../database/schema.ts";
import { toColumns } from "../record/autofilled-conditions.ts";
import { ownCatches } from "../record/catches.repository.ts";

interface Autofill {
  conditions: Partial<ConditionsOfHour>;
  source: string | null;
  now: Date;
}

/**
 * Fills the conditions into a catch, unless it was changed, filled or deleted after it was taken.
 * @returns whether it was filled
 */
export async function autofill(
  db: Database,
  taken: CatchRow,
  { conditions, source, now }: Autofill,
): Promise<boolean> {
  const { fields, values } = toColumns(conditions);
  const filled = await db
    .updateTable("catches")
    .set({
      ...values,
      version: taken.version + 1,
      updatedAt: now,
      fillAfter: null,
      filledFields: fields,
      filledSource: source,
      filledAt: now,
      filledVersion: taken.version + 1,
    })
    .where("userId", "=", taken.userId)
    .where("id", "=", taken.id)
    .where("version", "=", taken.version)
    .where("fillAfter", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return filled !== undefined;
}

/** Clears the autofilled values that the angler has not changed, and cancels a pending autofill. */
export async function removeAutofilled(db: Database, key: RowKey, now: Date): Promise<CatchRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const stored = await ownCatches.lock(transaction, key);
    if (!stored || (stored.filledFields.length === 0 && stored.fillAfter === null)) return stored;
    const cleared = stored.filledFields.map((name) => [DETAIL_COLUMNS[name], null]);
    const isChange = cleared.length > 0;
    return transaction
      .updateTable("catches")
      .set({
        ...Object.fromEntries(cleared),
        fillAfter: null,
        filledFields: [],
        ...(isChange && { version: stored.version + 1, updatedAt: now }),
      })
      .where("userId", "=", key.userId)
      .where("id", "=", key.id)
      .returningAll()
      .executeTakeFirst();
  });
}
