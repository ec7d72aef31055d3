import { type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";

interface Day {
  /** yyyy-mm-dd */
  date: string;
  count: number;
}

interface Window {
  from: Date;
  timeZone: string;
}

/** Counts rows by the day of their creation in the time zone. Days without rows are left out. */
export async function countPerDay(
  db: Database,
  table: "catches" | "users",
  { from, timeZone }: Window,
): Promise<Day[]> {
  const since = db.selectFrom(table).where("createdAt", ">=", from);
  // Neither sample catches nor guests of a demo are counted.
  const isCounted = table === "catches" ? sql<SqlBool>`not is_sample` : sql<SqlBool>`demo_until is null`;
  return since
    .where(isCounted)
    .select(({ fn }) => [
      sql<string>`(created_at at time zone ${timeZone})::date`.as("date"),
      fn.countAll<number>().as("count"),
    ])
    .groupBy("date")
    .execute();
}

export interface UserCounts {
  totalUsers: number;
  activeUsers: number;
  suspendedUsers: number;
  admins: number;
  premiumUsers: number;
}

/** Guests of a demo are not counted. */
export async function countUsers(db: Database): Promise<UserCounts> {
  return db
    .selectFrom("users")
    .where("demoUntil", "is", null)
    .select(({ fn }) => [
      fn.countAll<number>().as("totalUsers"),
      fn.countAll<number>().filterWhere("accountStatus", "=", "active").as("activeUsers"),
      fn.countAll<number>().filterWhere("accountStatus", "=", "suspended").as("suspendedUsers"),
      fn.countAll<number>().filterWhere("role", "=", "admin").as("admins"),
      fn.countAll<number>().filterWhere("freePremiumAccess", "=", true).as("premiumUsers"),
    ])
    .executeTakeFirstOrThrow();
}

export async function countOpenMessages(db: Database): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom("contactMessages")
    .where("status", "=", "new")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min<Date | null>("createdAt").as("oldest")])
    .executeTakeFirstOrThrow();
}
