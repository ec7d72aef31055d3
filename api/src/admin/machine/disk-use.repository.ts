import type { Database } from "../../database/connect.ts";
import type { DiskUseRow } from "../../database/schema.ts";

const KEPT_DAYS = 400;

/** @param measuredOn yyyy-mm-dd in UTC */
export async function saveDiskUse(db: Database, use: DiskUseRow): Promise<void> {
  const { measuredOn, ...bytes } = use;
  await db
    .insertInto("diskUses")
    .values(use)
    .onConflict((conflict) => conflict.column("measuredOn").doUpdateSet(bytes))
    .execute();
  const oldest = new Date(measuredOn);
  oldest.setUTCDate(oldest.getUTCDate() - KEPT_DAYS);
  await db.deleteFrom("diskUses").where("measuredOn", "<", oldest.toISOString().slice(0, 10)).execute();
}

/** Returns the measurements since a day, the oldest first. @param day yyyy-mm-dd */
export async function listDiskUses(db: Database, day: string): Promise<DiskUseRow[]> {
  return db.selectFrom("diskUses").where("measuredOn", ">=", day).selectAll().orderBy("measuredOn").execute();
}
