import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { AT_ONCE_MS } from "@creel/domain/trips/trip-of-catch";
import { type SqlBool, sql } from "kysely";

import type { Database } from "./connect.ts";

/** The same rule as `isBlank` in the domain, for a row of `trips`. */
export const IS_BLANK = sql<SqlBool>`ended_at is not null and all_logged and not exists (
  select from catches where catches.user_id = trips.user_id and catches.trip_id = trips.id)`;

/**
 * Selects an angler's trips with their fish, for sums with `TRIP_SUMS`.
 * @param names only the species with these names, in lowercase, count; all do if absent
 */
export function tripsWithFish(db: Database, userId: string, names?: readonly string[]) {
  const isCounted = sql<SqlBool>`lower(species) = any(${names})`;
  return db
    .with("fish", (cte) =>
      cte
        .selectFrom("catches")
        .where("userId", "=", userId)
        .where("tripId", "is not", null)
        .groupBy(["userId", "tripId"])
        .select(({ fn }) => {
          const [fish, first] = [fn.sum<number>("quantity"), fn.min("caughtAt")];
          const [counted, firstCounted] =
            names === undefined ? [fish, first] : [fish.filterWhere(isCounted), first.filterWhere(isCounted)];
          return [
            "userId",
            "tripId",
            fish.as("allFish"),
            first.as("firstAt"),
            fn.coalesce(counted, sql<number>`0`).as("counted"),
            firstCounted.as("firstCountedAt"),
          ];
        }),
    )
    .selectFrom("trips")
    .leftJoin("fish", (join) =>
      join.onRef("fish.userId", "=", "trips.userId").onRef("fish.tripId", "=", "trips.id"),
    )
    .where("trips.userId", "=", userId);
}

/** The same rule as `beganWithCatch` in the domain: the first fish then does not count. */
const IS_CLOCK_START = sql`start_source = 'first_catch' and fish.first_at between started_at
  and started_at + make_interval(secs => ${AT_ONCE_MS / SECOND_MS})`;

const RATED_FISH = sql`fish.counted - (${IS_CLOCK_START} and fish.first_counted_at = fish.first_at)::int`;

export const TRIP_SUMS = [
  sql<number>`count(*)`.as("trips"),
  sql<number>`count(*) filter (where ended_at is not null and all_logged and fish.all_fish is null)`.as(
    "blanks",
  ),
  sql<number>`coalesce(sum(fished_h), 0)`.as("hours"),
  sql<number>`count(*) filter (where is_usable)`.as("usableTrips"),
  sql<number>`coalesce(sum(${RATED_FISH}) filter (where is_usable), 0)::int`.as("usableFish"),
  sql<number>`coalesce(sum(fished_h) filter (where is_usable), 0)`.as("usableHours"),
];
