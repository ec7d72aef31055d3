import type { TripListQuery } from "@creel/domain/trips/trip-list";
import { type SqlBool, sql } from "kysely";

import { readCursor, writeCursor } from "../../base/cursor.ts";
import type { Database } from "../../database/connect.ts";
import type { TripRow } from "../../database/schema.ts";
import { conditionsOf } from "./trip-filters.repository.ts";

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
