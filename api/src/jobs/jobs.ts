import { DAY_SECONDS, MINUTE_SECONDS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";
import { type JobWithMetadata, PgBoss } from "pg-boss";

import type { ConnectionTarget } from "../database/connect.ts";
import { LoggedError } from "./logged-error.ts";

export interface ScheduledJob {
  name: string;
  /** A cron expression in UTC; `null` if it only runs when it is started. */
  schedule: string | null;
  /** The most seconds that one run may take; 15 minutes if absent. */
  maxSeconds?: number;
  work: () => Promise<void>;
}

/**
 * Work with a payload. One process does it once, unless that process dies. A job that throws is retried for a day, at
 * growing intervals.
 */
export interface QueuedJob {
  name: string;
  /** @param attempt `isLast` is true for the last attempt, after which the job is dropped */
  work: (payload: unknown, attempt: { isLast: boolean }) => Promise<void>;
}

export type Job = ScheduledJob | QueuedJob;

export interface Jobs {
  /** Starts a job. Does nothing while it is queued or running. @param afterSeconds the earliest start */
  start(name: string, afterSeconds?: number): Promise<void>;
  /**
   * Queues a job, which starts within about a second, or not before `startAfter`. The payload is JSON, and deleted once
   * the job is done.
   */
  add(name: string, payload: object, options?: { startAfter?: Date | undefined }): Promise<void>;
  stop(): Promise<void>;
}

type Log = Pick<FastifyBaseLogger, "warn" | "error">;

const SCHEMA = "jobs";
const MAX_CONNECTIONS = 2;
const MAX_WAIT_MS = 10_000;

const SCHEDULED_RETRIES = 3;
const SCHEDULED_POLL_SECONDS = 2;
const SCHEDULED_SECONDS = 15 * MINUTE_SECONDS;

/** Only for jobs that other processes add; this process starts its own at once. */
const QUEUED_POLL_SECONDS = 1;
/** The first pause is 1 to 2 s and doubles up to half an hour: 58 retries take a day. */
const QUEUED_RETRIES = { retryLimit: 58, retryBackoff: true, retryDelay: 2, retryDelayMax: 1800 };
/** The most seconds that a process may take for one payload, even if it is alive. */
const QUEUED_EXPIRY = { expireInSeconds: 300 };
/**
 * A process reports every 3 seconds that it still works on a job. After 12 seconds without a report it counts as dead.
 * Others notice that within 4 more seconds, and one of them starts the job again.
 */
const HEARTBEAT = { heartbeatSeconds: 12 };
const HEARTBEAT_REFRESH = { heartbeatRefreshSeconds: 3 };
const SUPERVISION = { superviseIntervalSeconds: 4, monitorIntervalSeconds: 4 };
/** Seconds for jobs that finally failed or were never fetched. Finished jobs are deleted at once. */
const QUEUED_KEEPING = { deleteAfterSeconds: 60, retentionSeconds: 2 * DAY_SECONDS };

export async function openJobs(target: ConnectionTarget, jobs: readonly Job[], log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    ...target,
    ...SUPERVISION,
    schema: SCHEMA,
    max: MAX_CONNECTIONS,
    application_name: "creel",
  });
  boss.on("error", (error) => log.warn({ err: error }, "The job queue met a problem"));
  await boss.start();
  const workers = new Map<string, string>();
  for (const job of jobs) {
    if ("schedule" in job) await openScheduled(boss, job, log);
    else workers.set(job.name, await openQueued(boss, job, log));
  }
  return {
    start: async (name, startAfter = 0) => void (await boss.send(name, null, { startAfter })),
    async add(name, payload, { startAfter } = {}) {
      const start = startAfter && { startAfter };
      await boss.send(name, payload, { ...QUEUED_RETRIES, ...QUEUED_EXPIRY, ...QUEUED_KEEPING, ...start });
      boss.notifyWorker(workers.get(name) ?? "");
    },
    stop: () => boss.stop({ graceful: true, timeout: MAX_WAIT_MS }),
  };
}

async function openScheduled(boss: PgBoss, job: ScheduledJob, log: Log): Promise<void> {
  const { name, schedule, work, maxSeconds = SCHEDULED_SECONDS } = job;
  await boss.createQueue(name, { policy: "exclusive", retryLimit: SCHEDULED_RETRIES, retryBackoff: true });
  await boss.updateQueue(name, { ...HEARTBEAT, expireInSeconds: maxSeconds });
  if (schedule !== null) await boss.schedule(name, schedule);
  await boss.work(name, { pollingIntervalSeconds: SCHEDULED_POLL_SECONDS, ...HEARTBEAT_REFRESH }, () =>
    orLogged({ name, work }, log),
  );
}

/** Logs the error, because the queue only stores it in its table. */
async function orLogged({ name, work }: Pick<ScheduledJob, "name" | "work">, log: Log): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof LoggedError)) log.error({ err: error, job: name }, "A job failed");
    throw error;
  }
}

/** @returns the worker's id, with which it can be woken */
async function openQueued(boss: PgBoss, { name, work }: QueuedJob, log: Log): Promise<string> {
  await boss.createQueue(name);
  await boss.updateQueue(name, HEARTBEAT);
  const options = {
    pollingIntervalSeconds: QUEUED_POLL_SECONDS,
    includeMetadata: true,
    ...HEARTBEAT_REFRESH,
  } as const;
  const worker = await boss.work(name, options, async (batch: JobWithMetadata<unknown>[]) => {
    for (const { id, data, retryCount, retryLimit } of batch) {
      await orLogged({ name, work: () => work(data, { isLast: retryCount >= retryLimit }) }, log);
      await boss.deleteJob(name, id);
    }
    boss.notifyWorker(worker);
  });
  return worker;
}
