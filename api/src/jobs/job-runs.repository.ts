import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../database/connect.ts";
import type { OnRun } from "./record-runs.ts";

/** A job that works again and again is noted at most once in this time, because a queue may do a hundred a second. */
const NOTED_EVERY_MS = MINUTE_MS;
const LONGEST_FAILURE = 300;

/** Returns what notes when each job last worked, and when and why it last failed. */
export function noteRuns(
  db: Database,
  log: Pick<FastifyBaseLogger, "warn">,
  now: () => Date = () => new Date(),
): OnRun {
  const noted = new Map<string, number>();
  return async (name, error) => {
    const at = now();
    const isNoted = error === null && at.getTime() - (noted.get(name) ?? 0) < NOTED_EVERY_MS;
    if (isNoted) return;
    if (error === null) noted.set(name, at.getTime());
    else noted.delete(name);
    const result = error
      ? { failedAt: at, failure: error.message.slice(0, LONGEST_FAILURE) }
      : { succeededAt: at };
    try {
      await db
        .insertInto("jobRuns")
        .values({ name, succeededAt: null, failedAt: null, failure: null, ...result })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(result))
        .execute();
    } catch (err) {
      // The job itself is done; only the page "Machine" lacks it.
      noted.delete(name);
      log.warn({ err, job: name }, "The run of a job could not be noted");
    }
  };
}
