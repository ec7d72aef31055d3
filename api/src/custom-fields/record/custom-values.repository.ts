import { type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { CustomFieldKey } from "./custom-fields.repository.ts";

/** How many catches of an angler have a value of each field. */
export async function countCustomValues(db: Database, userId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select key as id, count(*)::int as count
    from catches, jsonb_object_keys(custom) key
    where user_id = ${userId}::uuid and custom <> '{}'
    group by key`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Keeps the versions: nobody changed a catch. */
export async function clearCustomValues(db: Database, { userId, id }: CustomFieldKey): Promise<void> {
  await db
    .updateTable("catches")
    .set({ custom: sql`custom - ${id}::text` })
    .where("userId", "=", userId)
    .where(sql<SqlBool>`custom ? ${id}`)
    .execute();
}
