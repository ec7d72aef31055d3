import type { FastifyBaseLogger } from "fastify";
import { PgBoss } from "pg-boss";

import type { ConnectionTarget } from "../database/connect.ts";

/** Work that nobody waits for, done by one process at a time however many there are. */
export interface Job {
  name: string;
  /** When it is done by itself, as cron says it, in UTC. */
  schedule: string;
  work: () => Promise<void>;
}

export interface Jobs {
  /** Has a job done as soon as may be. */
  start(name: string): Promise<void>;
  stop(): Promise<void>;
}

const SCHEMA = "jobs";
const MOST_CONNECTIONS = 2;
const RETRIES = 3;
const POLL_SECONDS = 2;
const LONGEST_WAIT_MS = 10_000;

/** Keeps its queues in the same database, in a schema of their own. */
export async function openJobs(
  target: ConnectionTarget,
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<Jobs> {
  const boss = new PgBoss({ ...target, schema: SCHEMA, max: MOST_CONNECTIONS, application_name: "creel" });
  boss.on("error", (error) => log.warn({ err: error }, "The job queue met a problem"));
  await boss.start();
  for (const { name, schedule, work } of jobs) {
    await boss.createQueue(name, { policy: "exclusive", retryLimit: RETRIES, retryBackoff: true });
    await boss.schedule(name, schedule);
    await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, work);
  }
  return {
    start: async (name) => void (await boss.send(name)),
    stop: () => boss.stop({ graceful: true, timeout: LONGEST_WAIT_MS }),
  };
}
