import type { TripStatsQuery } from "@creel/domain/trips/trip-list";
import { sql, type SqlBool } from "kysely";

import type { Database } from "../database/connect.ts";
import { IS_BLANK, TRIP_SUMS, tripsWithFish } from "../database/trip-sums.ts";
import { effortConditions } from "./trip-filters.repository.ts";

/** One statement, grouped by month: what a year has is their sum. The latest month first. */
export async function sumMonths(db: Database, userId: string, query: TripStatsQuery) {
  return tripsWithFish(db, userId)
    .where((expression) => expression.and(effortConditions(query)))
    .groupBy(MONTH)
    .select(({ fn }) => [
      MONTH.as("period"),
      ...TRIP_SUMS,
      sql<number>`coalesce(sum(fish.all_fish), 0)::int`.as("fish"),
      fn.countAll<number>().filterWhere("endSource", "=", "forgotten").as("toConfirm"),
    ])
    .orderBy("period", "desc")
    .execute();
}

const MONTH = sql<string>`to_char(started_on, 'YYYY-MM')`;

interface Year {
  userId: string;
  year: number;
}

/** The days of a year with trips. */
export async function sumTripsOfDays(db: Database, { userId, year }: Year) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("startedOn", ">=", `${year}-01-01`)
    .where("startedOn", "<=", `${year}-12-31`)
    .groupBy("startedOn")
    .select(({ fn }) => [
      "startedOn as day",
      fn.countAll<number>().as("trips"),
      fn.countAll<number>().filterWhere(IS_BLANK).as("blanks"),
      fn.sum<number | null>("fishedH").as("hours"),
    ])
    .execute();
}

interface FishOfYear extends Year {
  /** `undefined`: all. */
  species: string | undefined;
}

/** The days of a year with fish, and the species of which the heaviest until then was caught on each. */
export async function countFishOfDays(db: Database, { userId, year, species }: FishOfYear) {
  const isMeant =
    species === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`lower(catches.species) = ${species.trim().toLowerCase()}`;
  const { rows } = await sql<{ day: string; fish: number; bests: string[] }>`
    with weighed as (
      select species, caught_on, caught_at, weight_lb > coalesce(max(weight_lb) over (
        partition by lower(species) order by caught_at, id rows between unbounded preceding and 1 preceding), 0) as is_best
      from catches where user_id = ${userId} and weight_lb is not null and ${isMeant}
    ), best as (
      select caught_on, array_agg(distinct species order by species) as bests
      from weighed where is_best group by caught_on
    )
    select catches.caught_on as day, count(*) as fish, coalesce(max(bests), '{}') as bests
    from catches left join best on best.caught_on = catches.caught_on
    where user_id = ${userId} and catches.caught_on between ${`${year}-01-01`} and ${`${year}-12-31`}
      and ${isMeant}
    group by catches.caught_on`.execute(db);
  return rows;
}
