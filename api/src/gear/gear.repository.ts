import { sql, type SqlBool, type Transaction } from "kysely";

import type { Database } from "../database/connect.ts";
import { ownedRows, type RowKey } from "../database/owned-rows.ts";
import type { Schema } from "../database/schema.ts";

export const ownGear = ownedRows("gear");

/** Returns whether a catch or a trip's event has this variant. */
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

interface Best {
  catchId: string;
  species: string;
  weight: number;
}

const SUMS = [
  sql<number>`sum(quantity)::integer`.as("fish"),
  sql<Date>`max(caught_at)`.as("lastAt"),
  sql<Best | null>`(array_agg(json_build_object('catchId', id, 'species', species, 'weight', weight_lb)
    order by weight_lb desc, caught_at) filter (where weight_lb is not null))[1]`.as("best"),
] as const;

/** Sums of the catches with one variant of a lure, or with no variant. */
export interface Caught {
  fish: number;
  lastAt: Date;
  best: Best | null;
}

/** Sums up the catches with each lure of an angler, by variant. */
export async function sumByLure(db: Database, userId: string) {
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("lureId", "is not", null)
    .groupBy(["lureId", "variantId"])
    .select(["lureId as gearId", "variantId", ...SUMS])
    .execute();
}

export async function sumByRod(db: Database, userId: string) {
  const rows = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("rodId", "is not", null)
    .groupBy("rodId")
    .select(["rodId as gearId", ...SUMS])
    .execute();
  return rows.map((row) => Object.assign(row, { variantId: null }));
}

/** Removes a lure or rod from its catches. Keeps their versions, because nobody changed a catch. */
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

/** Removes deleted variants from a lure's catches, which keep the lure. */
export async function leaveOtherVariants(
  transaction: Transaction<Schema>,
  { userId, id }: RowKey,
  remaining: readonly { id: string }[],
): Promise<void> {
  const ids = remaining.map((variant) => variant.id);
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
