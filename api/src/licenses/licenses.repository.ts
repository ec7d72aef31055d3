import type { Database } from "../database/connect.ts";
import { ownedRows } from "../database/owned-rows.ts";

export const ownLicenses = ownedRows("licenses");

/** Returns which of these waters are in the angler's log, in the given order. */
export async function knownWaters(db: Database, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("id", "in", ids)
    .select("id")
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => known.has(id));
}
