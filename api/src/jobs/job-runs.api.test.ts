import { beforeEach, expect, test } from "vitest";

import { setupDatabase } from "../testing/setup-api.ts";
import { noteRuns } from "./job-runs.repository.ts";

const quiet = { warn: () => {} };
const db = await setupDatabase();

beforeEach(async () => {
  await db.deleteFrom("jobRuns").execute();
});

const minute = (minutes: number, seconds = 0) => new Date(Date.UTC(2026, 10, 21, 6, minutes, seconds));

/** Notes the runs of one job at their times: an error message for each that failed. */
async function noted(runs: readonly [at: Date, failure?: string][]) {
  let now = minute(0);
  const note = noteRuns(db, quiet, () => now);
  for (const [at, failure] of runs) {
    now = at;
    await note("mail", failure === undefined ? null : new Error(failure));
  }
  return db.selectFrom("jobRuns").selectAll().execute();
}

test("a job that works again and again is noted once a minute", async () => {
  const succeededAt = minute(1, 30);
  const runs = await noted([[minute(0)], [minute(0, 20)], [succeededAt], [minute(2, 29)]]);
  expect(runs).toEqual([{ name: "mail", succeededAt, failedAt: null, failure: null }]);
});

test("a failure is noted at once, and so is the next run that works", async () => {
  const [failedAt, succeededAt] = [minute(0, 10), minute(0, 20)];
  const runs = await noted([[minute(0)], [failedAt, "refused"], [succeededAt]]);
  expect(runs).toEqual([{ name: "mail", succeededAt, failedAt, failure: "refused" }]);
});

test("of a long reason the beginning is noted", async () => {
  const [run] = await noted([[minute(0), "x".repeat(5000)]]);
  expect(run?.failure).toBe("x".repeat(300));
});
