import type { Database } from "../../database/connect.ts";
import type { GearKey } from "./gear.repository.ts";

/** Whether something was caught with it, or happened with it on a trip. */
export async function isVariantUsed(db: Database, { userId, id }: GearKey): Promise<boolean> {
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
