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
import { matchingCatches, type CatchQuery } from "./catch-filters.repository.ts";

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

  const [favorite] = await namesByCount(db, db.selectFrom("catches").where("userId", "=", userId), "species")
    .limit(1)
    .execute();
  return { ...totals, favoriteSpecies: favorite?.name ?? NO_FAVORITE_SPECIES };
}

export async function totalCatches(
  db: Database,
  userId: string,
  filters: CatchFilters,
): Promise<CatchTotals> {
  return matchingCatches(db, userId, filters)
    .select((expression) => [
      expression.fn.countAll<number>().as("count"),
      // Sums as numeric, because the sum of floats depends on the order of the rows.
      sql<number | null>`sum(weight_lb::numeric)::float8`.as("totalWeight"),
      expression.fn.max("weightLb").as("heaviest"),
      expression.fn.max("lengthIn").as("longest"),
      expression.fn.min("caughtOn").as("firstDay"),
      expression.fn.max("caughtOn").as("lastDay"),
    ])
    .executeTakeFirstOrThrow();
}

/** Counts the matching catches per species, most frequent first; a tie goes to the species caught last. */
export async function countSpecies(
  db: Database,
  userId: string,
  filters: CatchFilters,
): Promise<SpeciesCounts> {
  const counts = await namesByCount(db, matchingCatches(db, userId, filters), "species").execute();
  return { species: counts.map(({ name, count }) => ({ species: name, count })) };
}

/** Counts the matching catches per lure, most frequent first; a tie goes to the lure used last. */
export async function countLures(db: Database, userId: string, filters: CatchFilters): Promise<LureCounts> {
  const counts = await namesByCount(db, matchingCatches(db, userId, filters), "lureType").execute();
  return { lures: counts.map(({ name, count }) => ({ lure: name, count })) };
}

/**
 * Treats "zander" and "Zander" as one name, in the spelling written last. Spellings are counted first, because sorting
 * all catches of a name by time takes seven times as long with 100,000 of them.
 */
function namesByCount(db: Database, catches: CatchQuery, column: "species" | "lureType") {
  const spellings = catches
    .where(column, "is not", null)
    .groupBy(column)
    .select((expression) => [
      expression.ref(column).as("spelling"),
      expression.fn.countAll<number>().as("catches"),
      expression.fn.max("caughtAt").as("last"),
    ]);
  return db
    .selectFrom(spellings.as("spellings"))
    .groupBy(sql`lower(spelling)`)
    .select([
      sql<string>`(array_agg(spelling order by last desc))[1]`.as("name"),
      sql<number>`sum(catches)::int8`.as("count"),
    ])
    .orderBy("count", "desc")
    .orderBy(sql`max(last)`, "desc");
}
