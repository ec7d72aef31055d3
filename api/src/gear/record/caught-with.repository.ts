import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";

interface Best {
  catchId: string;
  species: string;
  weight: number;
}

const SUMS = [
  sql<number>`count(*)::integer`.as("fish"),
  sql<Date>`max(caught_at)`.as("lastAt"),
  sql<Best | null>`(array_agg(json_build_object('catchId', id, 'species', species, 'weight', weight_lb)
    order by weight_lb desc, caught_at) filter (where weight_lb is not null))[1]`.as("best"),
] as const;

/** Of catches with one variant, or with none of them. */
export interface Caught {
  fish: number;
  lastAt: Date;
  best: Best | null;
}

/** What was caught with each lure of an angler, by variant. */
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
