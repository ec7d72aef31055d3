import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";

/** Whether something was caught with it, or happened with it on a trip. */
export async function isVariantUsed(db: Database, { userId, id }: RowKey): Promise<boolean> {
  for (const table of ["catches", "tripEvents"] as const) {
    const used = await db
      .selectFrom(table)
      .where("userId", "=", userId)
      .where("variantId", "=", id)
      .select("id")
      .limit(1)
      .executeTakeFirst();
    if (used) return true;
  }
  return false;
}
