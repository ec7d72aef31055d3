import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { TripListQuery } from "@creel/domain/trips/trip-list";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";

import { readCursor, writeCursor } from "../../base/cursor.ts";
import type { Database } from "../../database/connect.ts";
import type { Schema, TripRow } from "../../database/schema.ts";

type TripExpression = ExpressionBuilder<Schema, "trips">;

interface TripPage {
  rows: TripRow[];
  nextCursor: string | null;
  total: number;
}

/** The latest first, by keyset, so that the last page is as fast as the first. */
export async function listTrips(db: Database, userId: string, query: TripListQuery): Promise<TripPage> {
  const matches = db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where((expression) => expression.and(conditionsOf(query, expression)));
  const cursor = query.cursor && readCursor(query.cursor, "date");
  const rest = cursor
    ? matches.where(sql<SqlBool>`(started_at, id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`)
    : matches;
  const [rows, { total }] = await Promise.all([
    rest
      .selectAll()
      .orderBy("startedAt", "desc")
      .orderBy("id", "desc")
      .limit(query.limit + 1)
      .execute(),
    matches.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const hasMore = rows.length > page.length && last !== undefined;
  return {
    rows: page,
    nextCursor: hasMore ? writeCursor({ value: last.startedAt.toISOString(), id: last.id }) : null,
    total,
  };
}

/** As `isBlank` of the domain has it. */
const IS_BLANK = sql<SqlBool>`ended_at is not null and all_logged and not exists (
  select from catches where catches.user_id = trips.user_id and catches.trip_id = trips.id)`;

function conditionsOf(query: TripListQuery, expression: TripExpression): Expression<SqlBool>[] {
  const { from, to, water, species, blank, usable, q } = query;
  return [
    ...(from === undefined ? [] : [isSince(from, expression)]),
    ...(to === undefined ? [] : [isUntil(to, expression)]),
    ...(water === undefined ? [] : [expression("waterId", "=", water)]),
    ...(species === undefined ? [] : [hasCaught(species)]),
    ...(blank ? [IS_BLANK] : []),
    ...(usable ? [expression("isUsable", "=", true)] : []),
    ...termsOf(q).map(hasWord),
  ];
}

function hasCaught(species: string): Expression<SqlBool> {
  return sql<SqlBool>`exists (
    select from catches where catches.user_id = trips.user_id and catches.trip_id = trips.id
      and lower(species) = ${species.trim().toLowerCase()})`;
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

/** Days are those of the angler's clock. The condition on the instant, a day wider, makes use of the index by date. */
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
