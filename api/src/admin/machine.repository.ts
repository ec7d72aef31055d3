import type { Machine } from "@creel/domain/admin/machine";
import { sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { countWaitingJobs } from "../metrics/waiting-jobs.repository.ts";

export async function databaseBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Returns the remaining work of jobs: hours and catches without conditions, mails, and imports. */
export async function countWaiting(db: Database): Promise<Machine["waiting"]> {
  const [catches, trips, queues] = await Promise.all([
    countToFill(db, "catches"),
    countToFill(db, "trips"),
    countWaitingJobs(db),
  ]);
  const waitingIn = (name: string) => queues.find(({ queue }) => queue === name)?.count ?? 0;
  return { conditions: catches + trips, mails: waitingIn("mail"), imports: waitingIn("import") };
}

async function countToFill(db: Database, table: "catches" | "trips"): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .where("fillAfter", "is not", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
