import type { Database } from "../../database/connect.ts";
import { DETAIL_COLUMNS } from "../../database/detail-columns.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { CatchRow } from "../../database/schema.ts";
import { ownCatches } from "../record/catches.repository.ts";

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
