import { JOB_GROUPS, type JobGroup, type JobGroupState } from "@creel/domain/admin/machine";

import type { JobRunRow } from "../../database/schema.ts";

/** The jobs of each group. Jobs that are in none, such as the sweeps of each feature, are in "cleanup". */
const JOBS: Partial<Record<JobGroup, readonly string[]>> = {
  conditions: ["fill-in-conditions", "fill-in-trip-hours", "ask-wanted-months"],
  waters: ["tell-of-river-marks", "tell-of-weather-alerts", "look-for-good-days"],
  email: ["mail", "reset-link"],
  notifications: ["notification"],
  imports: ["import"],
  backup: ["daily-backup", "backup-by-hand", "restore-trial"],
  reminders: ["warn-of-ending-licenses", "ask-to-read-limits-again", "remind-of-returns"],
  server: ["watch-disk", "look-for-newer-version", "measure-disk-use", "fold-tallies"],
};

const GROUP_OF = new Map(
  JOB_GROUPS.flatMap((group) => (JOBS[group] ?? []).map((name) => [name, group] as const)),
);

export function groupOf(job: string): JobGroup {
  return GROUP_OF.get(job) ?? "cleanup";
}

/** The queue of one job, as the page "Machine" counts it. */
export interface QueueState {
  name: string;
  /** Due and not done. */
  waiting: number;
  /** Failed before, and will be retried. */
  retrying: number;
}

type Run = Pick<JobRunRow, "name" | "succeededAt" | "failedAt" | "failure">;

/**
 * Summarizes jobs by group.
 * @param conditions the catches and trips whose conditions are missing, which are in no queue
 */
export function summarizeJobs(
  queues: readonly QueueState[],
  runs: readonly Run[],
  conditions: number,
): JobGroupState[] {
  return JOB_GROUPS.map((group) => {
    const mine = queues.filter(({ name }) => groupOf(name) === group);
    const own = runs.filter(({ name }) => groupOf(name) === group);
    const failed = own.filter(hasFailed);
    const waits = new Set(mine.filter(({ retrying }) => retrying > 0).map(({ name }) => name));
    const isStuck = failed.some(({ name }) => !waits.has(name));
    return {
      group,
      waiting: group === "conditions" ? conditions : sum(mine.map(({ waiting }) => waiting)),
      lastAt: latest(own.flatMap(({ succeededAt, failedAt }) => [succeededAt, failedAt])),
      state: isStuck ? "failed" : waits.size > 0 ? "waits" : "ok",
      failure: failureOf(failed),
    };
  });
}

/** Whether a job has not worked since it failed. */
export function hasFailed({ succeededAt, failedAt }: Pick<Run, "succeededAt" | "failedAt">): boolean {
  return failedAt !== null && (succeededAt === null || succeededAt < failedAt);
}

function failureOf(failed: readonly Run[]): JobGroupState["failure"] {
  const [last] = failed.toSorted((one, other) => timeOf(other.failedAt) - timeOf(one.failedAt));
  if (!last?.failedAt) return null;
  return { job: last.name, at: last.failedAt.toISOString(), message: last.failure ?? "" };
}

function latest(times: readonly (Date | null)[]): string | null {
  const last = Math.max(...times.map(timeOf));
  return last > 0 ? new Date(last).toISOString() : null;
}

/** Milliseconds since 1970; 0 for never. */
function timeOf(at: Date | null): number {
  return at?.getTime() ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
