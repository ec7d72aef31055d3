import { sql } from "kysely";

import type { Database } from "./connect.ts";

/** Returns the variants that exist among the angler's lures. */
export async function findVariantIds(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select variant ->> 'id' as id from gear, jsonb_array_elements(gear.variants) variant
    where gear.user_id = ${userId}::uuid and variant ->> 'id' = any(${ids}::text[])`.execute(db);
  return rows.map(({ id }) => id);
}
