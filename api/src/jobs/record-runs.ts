import type { Job, QueuedJob } from "./jobs.ts";

/** Called after each run of a job. @param error `null` if it worked */
export type OnRun = (name: string, error: Error | null) => Promise<void>;

/** Returns the same jobs, which also say how each of their runs ended. */
export function recordRuns(jobs: readonly Job[], onRun: OnRun): Job[] {
  return jobs.map((job) => {
    if (!("schedule" in job)) return recordQueued(job, onRun);
    return { ...job, work: () => recorded(job.name, onRun, () => job.work()) };
  });
}

function recordQueued({ name, work }: QueuedJob, onRun: OnRun): QueuedJob {
  return { name, work: (payload, attempt) => recorded(name, onRun, () => work(payload, attempt)) };
}

async function recorded(name: string, onRun: OnRun, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await onRun(name, error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  await onRun(name, null);
}
