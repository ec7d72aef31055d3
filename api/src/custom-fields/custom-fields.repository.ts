import type { CustomFieldSubject } from "@creel/domain/custom-fields/custom-field";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { ownedRows, type RowKey } from "../database/owned-rows.ts";
import type { CustomFieldRow } from "../database/schema.ts";

export const ownCustomFields = ownedRows("customFields", ["position", "asc"]);

/** Lists the fields of catches, or of trips, in the angler's order. */
export async function findFieldsOf(
  db: Database,
  { userId, subject }: { userId: string; subject: CustomFieldSubject },
): Promise<CustomFieldRow[]> {
  return (await ownCustomFields.list(db, userId)).filter((field) => field.subject === subject);
}

/** Counts the catches and trips of an angler that have a value, per field. */
export async function countCustomValues(db: Database, userId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select key as id, count(*)::int as count
    from (
      select custom from catches where user_id = ${userId}::uuid and custom <> '{}'
      union all
      select custom from trips where user_id = ${userId}::uuid and custom <> '{}'
    ) noted, jsonb_object_keys(custom) key
    group by key`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Keeps the versions, because nobody changed the catches or trips. */
export async function clearCustomValues(db: Database, { userId, id }: RowKey): Promise<void> {
  for (const table of ["catches", "trips"] as const) {
    await db
      .updateTable(table)
      .set({ custom: sql`custom - ${id}::text` })
      .where("userId", "=", userId)
      .where(sql<SqlBool>`custom ? ${id}`)
      .execute();
  }
}
