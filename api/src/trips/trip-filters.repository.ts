import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { TripListQuery, TripStatsQuery } from "@creel/domain/trips/trip-list";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";

import { hasCustom } from "../custom-fields/custom-filters.repository.ts";
import type { Schema } from "../database/schema.ts";
import { IS_BLANK } from "../database/trip-sums.ts";

type TripExpression = ExpressionBuilder<Schema, "trips">;

/** @param names the names in the log of the wanted species, in lowercase; `undefined` for all species */
export function conditionsOf(
  query: TripListQuery,
  names: readonly string[] | undefined,
  expression: TripExpression,
): Expression<SqlBool>[] {
  const { from, to, blank, usable, q } = query;
  return [
    ...(from === undefined ? [] : [isSince(from, expression)]),
    ...(to === undefined ? [] : [isUntil(to, expression)]),
    ...effortConditions(query),
    ...(names === undefined ? [] : [hasCaught(names)]),
    ...(blank ? [IS_BLANK] : []),
    ...(usable ? [expression("isUsable", "=", true)] : []),
    ...termsOf(q).map(hasWord),
  ];
}

/** Also used where trips are joined with their fish. */
export function effortConditions({ water, method, custom }: TripStatsQuery): Expression<SqlBool>[] {
  return [
    ...(water === undefined ? [] : [sql<SqlBool>`trips.water_id = ${water}::uuid`]),
    ...(method === undefined ? [] : [isOnMethod(method)]),
    ...(custom === undefined ? [] : [hasCustom(custom, sql.ref("trips.custom"))]),
  ];
}

function isOnMethod(method: string): Expression<SqlBool> {
  return sql<SqlBool>`${method.trim().toLowerCase()} = any(regexp_split_to_array(lower(method), ',\\s*'))`;
}

function hasCaught(names: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`exists (
    select from catches where catches.user_id = trips.user_id and catches.trip_id = trips.id
      and lower(species) = any(${names}))`;
}

function termsOf(search: string | undefined): string[] {
  return (search ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}

function hasWord(word: string): Expression<SqlBool> {
  return sql<SqlBool>`position(${word} in lower(concat_ws(E'\n',
    (select name from waters where waters.user_id = trips.user_id and waters.id = trips.water_id), place_name, method, notes,
    array_to_string(target_species, E'\n'), array_to_string(companions, E'\n')))) > 0`;
}

/**
 * Days are days on the angler's clock. The condition on the instant is one day wider and lets the query use the date
 * index.
 */
function isSince(from: string, expression: TripExpression): Expression<SqlBool> {
  if (from.includes("T")) return expression("startedAt", ">=", new Date(from));
  const earliest = new Date(Date.parse(from) - DAY_MS);
  return expression.and([expression("startedOn", ">=", from), expression("startedAt", ">=", earliest)]);
}

function isUntil(to: string, expression: TripExpression): Expression<SqlBool> {
  if (to.includes("T")) return expression("startedAt", "<=", new Date(to));
  const latest = new Date(Date.parse(to) + 2 * DAY_MS);
  return expression.and([expression("startedOn", "<=", to), expression("startedAt", "<=", latest)]);
}
