import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { TripStatsQuery } from "@creel/domain/trips/trip-list";
import { AT_ONCE_MS } from "@creel/domain/trips/trip-of-catch";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import { effortConditions } from "./trip-filters.repository.ts";

/** One statement, grouped by month: what a year has is their sum. The latest month first. */
export async function sumMonths(db: Database, userId: string, query: TripStatsQuery) {
  return db
    .with("fish", (cte) =>
      cte
        .selectFrom("catches")
        .where("userId", "=", userId)
        .where("tripId", "is not", null)
        .groupBy(["userId", "tripId"])
        .select(({ fn }) => [
          "userId",
          "tripId",
          fn.countAll<number>().as("count"),
          fn.min("caughtAt").as("firstAt"),
        ]),
    )
    .selectFrom("trips")
    .leftJoin("fish", (join) =>
      join.onRef("fish.userId", "=", "trips.userId").onRef("fish.tripId", "=", "trips.id"),
    )
    .where("trips.userId", "=", userId)
    .where((expression) => expression.and(effortConditions(query)))
    .groupBy(MONTH)
    .select(({ fn }) => [
      MONTH.as("period"),
      fn.countAll<number>().as("trips"),
      fn.countAll<number>().filterWhere(IS_BLANK).as("blanks"),
      sql<number>`coalesce(sum(fish.count), 0)::int`.as("fish"),
      sql<number>`coalesce(sum(fished_h), 0)`.as("hours"),
      fn.countAll<number>().filterWhere("isUsable", "=", true).as("usableTrips"),
      sql<number>`coalesce(sum(${RATED_FISH}) filter (where is_usable), 0)::int`.as("usableFish"),
      sql<number>`coalesce(sum(fished_h) filter (where is_usable), 0)`.as("usableHours"),
      fn.countAll<number>().filterWhere("endSource", "=", "forgotten").as("toConfirm"),
    ])
    .orderBy("period", "desc")
    .execute();
}

const MONTH = sql<string>`to_char(started_on, 'YYYY-MM')`;

/** As `isBlank` of the domain has it. */
const IS_BLANK = sql<SqlBool>`ended_at is not null and all_logged and fish.count is null`;

/** A first fish with which the clock began does not count, as long as it is there. */
const RATED_FISH = sql`fish.count -
  (start_source = 'first_catch' and fish.first_at <= started_at + make_interval(secs => ${AT_ONCE_MS / SECOND_MS}))::int`;

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
      fn.countAll<number>().filterWhere(IS_BLANK_BY_ITSELF).as("blanks"),
      fn.sum<number | null>("fishedH").as("hours"),
    ])
    .execute();
}

const IS_BLANK_BY_ITSELF = sql<SqlBool>`ended_at is not null and all_logged and not exists (
  select from catches where catches.user_id = trips.user_id and catches.trip_id = trips.id)`;

/** The days of a year with fish, and the species of which the heaviest until then was caught on each. */
export async function countFishOfDays(db: Database, { userId, year }: Year) {
  const { rows } = await sql<{ day: string; fish: number; bests: string[] }>`
    with weighed as (
      select species, caught_on, caught_at, weight_lb > coalesce(max(weight_lb) over (
        partition by lower(species) order by caught_at, id rows between unbounded preceding and 1 preceding), 0) as is_best
      from catches where user_id = ${userId} and weight_lb is not null
    ), best as (
      select caught_on, array_agg(distinct species order by species) as bests
      from weighed where is_best group by caught_on
    )
    select catches.caught_on as day, count(*) as fish, coalesce(max(bests), '{}') as bests
    from catches left join best on best.caught_on = catches.caught_on
    where user_id = ${userId} and catches.caught_on between ${`${year}-01-01`} and ${`${year}-12-31`}
    group by catches.caught_on`.execute(db);
  return rows;
}
