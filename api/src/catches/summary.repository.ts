import { type CatchSummary, NO_FAVORITE_SPECIES, type SpeciesCounts } from "@creel/domain/catches/summary";
import { sql } from "kysely";

import type { Database } from "../database/connect.ts";

interface Month {
  from: Date;
  to: Date;
}

/** Exact totals over the whole logbook. */
export async function summarizeCatches(db: Database, userId: string, month: Month): Promise<CatchSummary> {
  const totals = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .select((expression) => [
      expression.fn.countAll<number>().as("totalCatches"),
      expression.fn
        .countAll<number>()
        .filterWhere("caughtAt", ">=", month.from)
        .filterWhere("caughtAt", "<", month.to)
        .as("thisMonth"),
      expression.fn.max("weightLb").as("biggestCatch"),
    ])
    .executeTakeFirstOrThrow();

  const [favorite] = await speciesByCount(db, userId).limit(1).execute();
  return { ...totals, favoriteSpecies: favorite?.species ?? NO_FAVORITE_SPECIES };
}

/** How often each species was caught, most often first; of two alike, the one caught last. */
export async function countSpecies(db: Database, userId: string): Promise<SpeciesCounts> {
  return { species: await speciesByCount(db, userId).execute() };
}

/** "zander" and "Zander" are one species, shown as it was last written. */
function speciesByCount(db: Database, userId: string) {
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .groupBy(sql`lower(species)`)
    .select((expression) => [
      sql<string>`(array_agg(species order by caught_at desc))[1]`.as("species"),
      expression.fn.countAll<number>().as("count"),
    ])
    .orderBy("count", "desc")
    .orderBy(sql`max(caught_at)`, "desc");
}
