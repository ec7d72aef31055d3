import { type SqlBool, sql, type Transaction } from "kysely";

import type { RowKey } from "../../database/owned-rows.ts";
import type { Schema } from "../../database/schema.ts";

/** What was caught with it stays, and says no more with what. Keeps the versions: nobody changed a catch. */
export async function leaveGear(transaction: Transaction<Schema>, key: RowKey): Promise<void> {
  for (const table of ["catches", "tripEvents"] as const) {
    await transaction
      .updateTable(table)
      .set({ lureId: null, variantId: null })
      .where("userId", "=", key.userId)
      .where("lureId", "=", key.id)
      .execute();
  }
  await transaction
    .updateTable("catches")
    .set({ rodId: null })
    .where("userId", "=", key.userId)
    .where("rodId", "=", key.id)
    .execute();
}

/** What was caught with a variant that the lure does not have any more was caught with the lure. */
export async function leaveOtherVariants(
  transaction: Transaction<Schema>,
  { userId, id }: RowKey,
  kept: readonly { id: string }[],
): Promise<void> {
  const ids = kept.map((variant) => variant.id);
  for (const table of ["catches", "tripEvents"] as const) {
    await transaction
      .updateTable(table)
      .set({ variantId: null })
      .where("userId", "=", userId)
      .where("lureId", "=", id)
      .where(sql<SqlBool>`variant_id <> all(${ids}::uuid[])`)
      .execute();
  }
}
