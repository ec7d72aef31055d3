import { BACKUP_RUN_DAYS, type Machine } from "@creel/domain/admin/machine";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { BackupRunRow, JobRunRow } from "../../database/schema.ts";
import { countWaitingJobs } from "../../metrics/waiting-jobs.repository.ts";
import type { QueueState } from "./job-groups.ts";

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

/** Returns the state of each queue; none before the first start created them. */
export async function listQueues(db: Database): Promise<QueueState[]> {
  const statement = sql<QueueState>`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
      count(*) filter (where state = 'retry') as retrying
    from jobs.job group by name`;
  try {
    return (await statement.execute(db)).rows;
  } catch {
    return [];
  }
}

export async function listJobRuns(db: Database): Promise<JobRunRow[]> {
  return db.selectFrom("jobRuns").selectAll().execute();
}

/** Makes jobs that wait for another try due now. @returns how many */
export async function retryNow(db: Database, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const statement = sql`
    update jobs.job set start_after = now()
    where state = 'retry' and name in (${sql.join(names)})`;
  try {
    return Number((await statement.execute(db)).numAffectedRows ?? 0);
  } catch {
    return 0;
  }
}

/** Returns those of the jobs that run on their own, without a payload. */
export async function withoutPayload(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const statement = sql<{ name: string }>`
    select name from jobs.queue where policy = 'exclusive' and name in (${sql.join(names)})`;
  try {
    return (await statement.execute(db)).rows.map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Returns the runs of the last days, newest first. */
export async function listBackupRuns(db: Database, now: Date): Promise<BackupRunRow[]> {
  return db
    .selectFrom("backupRuns")
    .where("startedAt", ">=", new Date(now.getTime() - BACKUP_RUN_DAYS * DAY_MS))
    .selectAll()
    .orderBy("startedAt", "desc")
    .limit(200)
    .execute();
}

/** Returns whether a process makes or tries a backup now: the lock ends with the process that holds it. */
export async function isBackupRunning(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isRunning: boolean }>`
    with named as (select hashtextextended('creel daily backup', 0) as key)
    select exists (
      select from pg_locks, named
      where locktype = 'advisory' and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
        and classid::bigint = (key >> 32) & 4294967295 and objid::bigint = key & 4294967295
    ) as "isRunning"`.execute(db);
  return rows[0]?.isRunning ?? false;
}
