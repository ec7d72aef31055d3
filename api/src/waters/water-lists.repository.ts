import { type SqlBool, sql, type Transaction } from "kysely";

import type { RowKey } from "../database/owned-rows.ts";
import type { Schema } from "../database/schema.ts";
import type { ListedRow } from "../database/tables/water-tables.ts";

/** Tables whose rows are about any number of waters. */
export type TableOfLists = "licenses" | "returns";

interface Moving {
  /** The water that is merged. */
  key: RowKey;
  into: string;
}

/**
 * Replaces a water by another one in the lists of a table. Keeps the versions, because nobody changed the rows.
 * @returns the rows that had the water
 */
export async function replaceInLists(
  transaction: Transaction<Schema>,
  table: TableOfLists,
  { key: { userId, id }, into }: Moving,
): Promise<ListedRow[]> {
  const rows = await transaction
    .selectFrom(table)
    .where("userId", "=", userId)
    .where(has(id))
    .orderBy("id")
    .select(["id", sql<boolean>`${into}::uuid = any(water_ids)`.as("hadBoth")])
    .forUpdate()
    .execute();
  await transaction
    .updateTable(table)
    .set({ waterIds: sql`array_replace(array_remove(water_ids, ${into}::uuid), ${id}::uuid, ${into}::uuid)` })
    .where("userId", "=", userId)
    .where(has(id))
    .execute();
  return rows;
}

/** Undoes `replaceInLists` in rows that still have the other water. */
export async function replaceBack(
  transaction: Transaction<Schema>,
  table: TableOfLists,
  { key: { userId, id }, into, rows }: Moving & { rows: readonly ListedRow[] },
): Promise<void> {
  for (const hadBoth of [true, false]) {
    const ids = rows.flatMap((row) => (row.hadBoth === hadBoth ? row.id : []));
    const waterIds = hadBoth
      ? sql<string[]>`water_ids || ${id}::uuid`
      : sql<string[]>`array_replace(water_ids, ${into}::uuid, ${id}::uuid)`;
    await transaction
      .updateTable(table)
      .set({ waterIds })
      .where("userId", "=", userId)
      .where(has(into))
      .where(sql<SqlBool>`id = any(${ids}::uuid[]) and ${id}::uuid <> all(water_ids)`)
      .execute();
  }
}

/** Removes a deleted water from the lists of a table. */
export async function leaveLists(
  transaction: Transaction<Schema>,
  table: TableOfLists,
  { userId, id }: RowKey,
): Promise<void> {
  await transaction
    .updateTable(table)
    .set({ waterIds: sql`array_remove(water_ids, ${id}::uuid)` })
    .where("userId", "=", userId)
    .where(has(id))
    .execute();
}

function has(waterId: string) {
  return sql<SqlBool>`${waterId}::uuid = any(water_ids)`;
}
