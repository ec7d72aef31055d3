import type { Fate } from "@creel/domain/catches/fate";
import { MOST_MOVED_VALUES } from "@creel/domain/catches/fate-move";
import type { CustomValue } from "@creel/domain/custom-fields/custom-field";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";

/** Returns the values of a field of catches without a fate, the most frequent first. */
export async function countValuesWithoutFate(
  db: Database,
  { userId, id }: RowKey,
): Promise<{ value: CustomValue; count: number }[]> {
  const { rows } = await sql<{ value: CustomValue; count: number }>`
    select custom -> ${id}::text as value, count(*)::int as count
    from catches
    where user_id = ${userId}::uuid and custom ? ${id} and fate is null
    group by 1
    order by count desc, value
    limit ${MOST_MOVED_VALUES}`.execute(db);
  return rows;
}

const newVersion = { version: sql<number>`version + 1`, updatedAt: sql<Date>`now()` };

/**
 * Gives the catches with a value the fate that it means, and removes the value. Catches that have a fate stay as they
 * are.
 *
 * @returns the ids of the changed catches
 */
export async function moveValue(
  db: Database,
  { userId, id }: RowKey,
  { value, fate }: { value: string; fate: Fate },
): Promise<string[]> {
  const rows = await db
    .updateTable("catches")
    .set({ ...newVersion, fate, custom: sql`custom - ${id}::text` })
    .where("userId", "=", userId)
    .where("fate", "is", null)
    .where(sql<SqlBool>`custom ->> ${id}::text = ${value}`)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

interface MovedValue {
  value: CustomValue;
  fate: Fate | undefined;
  catchIds: readonly string[];
}

/** Gives catches their value back, unless they have another one. A fate that has changed since stays. */
export async function moveValueBack(
  db: Database,
  { userId, id }: RowKey,
  { value, fate, catchIds }: MovedValue,
): Promise<void> {
  await db
    .updateTable("catches")
    .set({
      ...newVersion,
      fate: sql<string | null>`nullif(fate, ${fate ?? null})`,
      custom: sql`jsonb_build_object(${id}::text, ${JSON.stringify(value)}::jsonb) || custom`,
    })
    .where("userId", "=", userId)
    .where(sql<SqlBool>`id = any(${catchIds}::uuid[])`)
    .execute();
}
