import type { CatchFilters } from "@creel/domain/catches/catch-filters";
import {
  type CatchSummary,
  type CatchTotals,
  type LureCounts,
  NO_FAVORITE_SPECIES,
  type SpeciesCounts,
} from "@creel/domain/catches/summary";
import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import { matchingCatches } from "./catch-filters.repository.ts";
import type { CatchQuery } from "./catch-query.ts";

interface Month {
  from: Date;
  to: Date;
}

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

  const [favorite] = await speciesByCount(db.selectFrom("catches").where("userId", "=", userId))
    .limit(1)
    .execute();
  return { ...totals, favoriteSpecies: favorite?.species ?? NO_FAVORITE_SPECIES };
}

export async function totalCatches(
  db: Database,
  userId: string,
  filters: CatchFilters,
): Promise<CatchTotals> {
  return matchingCatches(db, userId, filters)
    .select((expression) => [
      expression.fn.countAll<number>().as("count"),
      // As numeric, because the sum of floats depends on the order of the rows.
      sql<number | null>`sum(weight_lb::numeric)::float8`.as("totalWeight"),
      expression.fn.max("weightLb").as("heaviest"),
      expression.fn.max("lengthIn").as("longest"),
      expression.fn.min("caughtOn").as("firstDay"),
      expression.fn.max("caughtOn").as("lastDay"),
    ])
    .executeTakeFirstOrThrow();
}

/** How often each species is among what matches, most often first; of two alike, the one caught last. */
export async function countSpecies(
  db: Database,
  userId: string,
  filters: CatchFilters,
): Promise<SpeciesCounts> {
  return { species: await speciesByCount(matchingCatches(db, userId, filters)).execute() };
}

/** How often each lure was used among what matches, most often first; of two alike, the one used last. */
export async function countLures(db: Database, userId: string, filters: CatchFilters): Promise<LureCounts> {
  const lures = await matchingCatches(db, userId, filters)
    .where("lureType", "is not", null)
    .groupBy(sql`lower(lure_type)`)
    .select((expression) => [
      sql<string>`(array_agg(lure_type order by caught_at desc))[1]`.as("lure"),
      expression.fn.countAll<number>().as("count"),
    ])
    .orderBy("count", "desc")
    .orderBy(sql`max(caught_at)`, "desc")
    .execute();
  return { lures };
}

/** "zander" and "Zander" are one species, shown as it was last written. */
function speciesByCount(catches: CatchQuery) {
  return catches
    .groupBy(sql`lower(species)`)
    .select((expression) => [
      sql<string>`(array_agg(species order by caught_at desc))[1]`.as("species"),
      expression.fn.countAll<number>().as("count"),
    ])
    .orderBy("count", "desc")
    .orderBy(sql`max(caught_at)`, "desc");
}
