import type { AdminMessageListQuery, ContactStatus } from "@creel/domain/admin/admin-messages";
import {
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from "kysely";

import type { Database } from "../database/connect.ts";
import type { ContactMessageRow, Schema } from "../database/schema.ts";

type MessageQuery = SelectQueryBuilder<Schema, "contactMessages", object>;

function matchingMessages(db: Database, query: AdminMessageListQuery): MessageQuery {
  return db
    .selectFrom("contactMessages")
    .where((expression) => expression.and(conditionsOf(query, expression)));
}

function conditionsOf(
  { status, subject, priority, search, email }: AdminMessageListQuery,
  expression: ExpressionBuilder<Schema, "contactMessages">,
): Expression<SqlBool>[] {
  const conditions = [
    status && expression("status", "=", status),
    subject && expression("subject", "=", subject),
    priority && expression("priority", "=", priority),
    search ? mentions(search) : undefined,
    email ? sql<SqlBool>`lower(email) = lower(${email})` : undefined,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** strpos has no wildcards: % and _ are plain characters. */
function mentions(search: string): Expression<SqlBool> {
  return sql<SqlBool>`strpos(lower(concat_ws(E'\n', name, email, message)), lower(${search})) > 0`;
}

export type StatusCounts = Record<ContactStatus, number>;

export async function listMessages(
  db: Database,
  query: AdminMessageListQuery,
): Promise<{ rows: ContactMessageRow[]; total: number; counts: StatusCounts }> {
  const matches = matchingMessages(db, query);
  const [rows, { total }, counts] = await Promise.all([
    matches
      .selectAll()
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matches.select((count) => count.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    countByStatus(db),
  ]);
  return { rows, total, counts };
}

async function countByStatus(db: Database): Promise<StatusCounts> {
  const rows = await db
    .selectFrom("contactMessages")
    .groupBy("status")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .execute();
  return {
    new: 0,
    read: 0,
    done: 0,
    ...Object.fromEntries(rows.map(({ status, count }) => [status, count])),
  };
}

/** Locks the message until the transaction ends. */
export async function lockMessage(
  transaction: Transaction<Schema>,
  id: string,
): Promise<ContactMessageRow | undefined> {
  return transaction
    .selectFrom("contactMessages")
    .where("id", "=", id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

type Handling = Pick<ContactMessageRow, "status" | "handledBy" | "handledAt">;

export async function updateMessage(
  transaction: Transaction<Schema>,
  id: string,
  handling: Handling,
): Promise<ContactMessageRow> {
  return transaction
    .updateTable("contactMessages")
    .set(handling)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
