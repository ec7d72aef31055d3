import type { CatchListQuery, CatchSort } from "@creel/domain/catches/catch-list";
import { type Expression, type OrderByItemBuilder, type SqlBool, sql } from "kysely";

import { type Cursor, readCursor, writeCursor } from "../../base/cursor.ts";
import type { Database } from "../../database/connect.ts";
import { prepare } from "../../database/prepared.ts";
import type { CatchRow } from "../../database/schema.ts";
import { hasFilters, type LogFilters, matchingCatches } from "./catch-filters.repository.ts";

export interface Order {
  column: "caughtAt" | "weightLb" | "lengthIn";
  direction: "asc" | "desc";
}

const ORDERS: Record<CatchSort, Order> = {
  date: { column: "caughtAt", direction: "asc" },
  "-date": { column: "caughtAt", direction: "desc" },
  weight: { column: "weightLb", direction: "asc" },
  "-weight": { column: "weightLb", direction: "desc" },
  length: { column: "lengthIn", direction: "asc" },
  "-length": { column: "lengthIn", direction: "desc" },
};

export interface CatchPage {
  rows: CatchRow[];
  nextCursor: string | null;
  total: number;
}

/** Reads pages by keyset, so that the last one is as fast as the first. */
export async function listCatches(
  db: Database,
  userId: string,
  query: CatchListQuery & LogFilters,
): Promise<CatchPage> {
  const order = ORDERS[query.sort];
  const matches = matchingCatches(db, userId, query);
  const cursor = query.cursor && readCursor(query.cursor, order.column === "caughtAt" ? "date" : "measure");
  const rest = cursor ? matches.where(isBehind(cursor, order)) : matches;

  const [rows, total] = await Promise.all([
    rest
      .selectAll()
      .orderBy(order.column, (by) => inDirection(by, order))
      .orderBy("id", order.direction)
      .limit(query.limit + 1)
      .execute(),
    countCatches(db, userId, query),
  ]);

  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const hasMore = rows.length > page.length && last !== undefined;
  return { rows: page, nextCursor: hasMore ? cursorAfter(last, order) : null, total };
}

/** Runs with every page of an unfiltered logbook. Its parameter is the owner's id. */
const countAll = prepare<{ total: number }>("count-of-logbook", (db) =>
  db
    .selectFrom("catches")
    .where("userId", "=", "")
    .select((expression) => expression.fn.countAll<number>().as("total")),
);

export async function countCatches(db: Database, userId: string, filters: LogFilters): Promise<number> {
  const [counted] = hasFilters(filters)
    ? await matchingCatches(db, userId, filters)
        .select((expression) => expression.fn.countAll<number>().as("total"))
        .execute()
    : await countAll(db, userId);
  return counted?.total ?? 0;
}

/**
 * Catches without the measure come last in both directions. Dates are never null, and `nulls last` would prevent the
 * use of their index.
 */
function inDirection(by: OrderByItemBuilder, { column, direction }: Order): OrderByItemBuilder {
  const directed = direction === "asc" ? by.asc() : by.desc();
  return column === "caughtAt" ? directed : directed.nullsLast();
}

function cursorAfter(row: CatchRow, { column }: Order): string {
  const value = row[column];
  return writeCursor({ value: value instanceof Date ? value.toISOString() : value, id: row.id });
}

/** Matches the rows after the cursor; rows without a value come last in both directions. */
export function isBehind({ value, id }: Cursor, { column, direction }: Order): Expression<SqlBool> {
  const by = sql.ref(column);
  const beyond = direction === "asc" ? sql`>` : sql`<`;
  if (value === null) return sql<SqlBool>`${by} is null and id ${beyond} ${id}::uuid`;
  if (column === "caughtAt") return sql<SqlBool>`(${by}, id) ${beyond} (${value}::timestamptz, ${id}::uuid)`;
  return sql<SqlBool>`((${by}, id) ${beyond} (${value}::float8, ${id}::uuid) or ${by} is null)`;
}
