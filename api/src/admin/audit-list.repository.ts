import type { AuditFilters, AuditQuery } from "@creel/domain/admin/audit";
import { parseDate, toZoned } from "@internationalized/date";
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from "kysely";

import type { Database } from "../database/connect.ts";
import type { AuditEntryRow, Schema } from "../database/schema.ts";

type EntryQuery = SelectQueryBuilder<Schema, "auditEntries", object>;

/** Selects the entries that match all filters, for the list and its export. Days are days in the time zone. */
export function matchingEntries(db: Database, filters: AuditFilters, timeZone: string): EntryQuery {
  return db
    .selectFrom("auditEntries")
    .where((expression) => expression.and(conditionsOf(filters, timeZone, expression)));
}

function conditionsOf(
  { admin, action, userId, ...days }: AuditFilters,
  timeZone: string,
  expression: ExpressionBuilder<Schema, "auditEntries">,
): Expression<SqlBool>[] {
  const { since, until } = daysOf(days, timeZone);
  const conditions = [
    admin && isBy(admin, expression),
    action && expression("action", "=", action),
    userId && expression("userId", "=", userId),
    since && expression("at", ">=", since),
    until && expression("at", "<", until),
  ];
  return conditions.filter((condition) => condition !== undefined && condition !== "");
}

/** Entries of a deleted admin have a name and no id. */
function isBy(admin: string, expression: ExpressionBuilder<Schema, "auditEntries">): Expression<SqlBool> {
  if (admin !== "server") return expression("adminId", "=", admin);
  return expression.and([expression("adminId", "is", null), expression("adminName", "is", null)]);
}

export async function listEntries(
  db: Database,
  query: AuditQuery,
  timeZone: string,
): Promise<{ rows: AuditEntryRow[]; total: number }> {
  const matches = matchingEntries(db, query, timeZone);
  const [rows, { total }] = await Promise.all([
    matches
      .selectAll()
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matches.select((count) => count.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns the instants of whole days in a time zone: from `since`, before `until`. */
function daysOf({ from, to }: Days, timeZone: string): { since?: Date; until?: Date } {
  return {
    ...(from !== undefined && { since: toZoned(parseDate(from), timeZone).toDate() }),
    ...(to !== undefined && { until: toZoned(parseDate(to).add({ days: 1 }), timeZone).toDate() }),
  };
}
