import type { AdminUserFilters, AdminUserListQuery, AdminUserSort } from "@creel/domain/admin/admin-users";
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { Schema, UserRow } from "../../database/schema.ts";

type UserQuery = SelectQueryBuilder<Schema, "users", object>;

/** Guests of a demo are not listed. */
export function matchingUsers(db: Database, filters: AdminUserFilters): UserQuery {
  return db.selectFrom("users").where((expression) => expression.and(conditionsOf(filters, expression)));
}

function conditionsOf(
  { search, role, account_status, free_premium_access }: AdminUserFilters,
  expression: ExpressionBuilder<Schema, "users">,
): Expression<SqlBool>[] {
  const conditions = [
    expression("demoUntil", "is", null),
    search ? mentions(search) : undefined,
    role && expression("role", "=", role),
    account_status && expression("accountStatus", "=", account_status),
    free_premium_access === undefined ? undefined : expression("freePremiumAccess", "=", free_premium_access),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Must be exactly the expression of the index users_by_words. */
const SEARCHED_TEXT = sql`lower(first_name || ' ' || last_name || E'\n' || email || E'\n' || username)`;

function mentions(search: string): Expression<SqlBool> {
  const literally = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<SqlBool>`${SEARCHED_TEXT} like lower(${`%${literally}%`})`;
}

/** Each order has an index; ties are ordered by id. */
const ORDERS: Record<AdminUserSort, readonly Expression<unknown>[]> = {
  joined: [sql`created_at`, sql`id`],
  "-joined": [sql`created_at desc`, sql`id desc`],
  name: [sql`lower(last_name)`, sql`lower(first_name)`, sql`id`],
  "-name": [sql`lower(last_name) desc`, sql`lower(first_name) desc`, sql`id desc`],
  email: [sql`lower(email)`, sql`id`],
  "-email": [sql`lower(email) desc`, sql`id desc`],
};

export async function listUsers(
  db: Database,
  query: AdminUserListQuery,
): Promise<{ rows: UserRow[]; total: number }> {
  const matches = matchingUsers(db, query);
  const [rows, { total }] = await Promise.all([
    matches
      .selectAll()
      .orderBy(sql.join(ORDERS[query.sort]))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matches.select((count) => count.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Returns the users that exist, unsorted, without guests of a demo. */
export async function findUsers(db: Database, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("users").where("id", "in", ids).where("demoUntil", "is", null).selectAll().execute();
}
