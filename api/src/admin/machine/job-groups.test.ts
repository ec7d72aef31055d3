import { expect, test } from "vitest";

import { groupOf, type QueueState, summarizeJobs } from "./job-groups.ts";

const early = new Date("2026-11-19T06:00:00Z");
const late = new Date("2026-11-21T06:00:00Z");

const queue = (name: string, waiting = 0, retrying = 0): QueueState => ({ name, waiting, retrying });
const run = (name: string, succeededAt: Date | null, failedAt: Date | null = null) => ({
  name,
  succeededAt,
  failedAt,
  failure: failedAt && `${name} failed`,
});

function group(name: string, ...state: Parameters<typeof summarizeJobs>) {
  return summarizeJobs(...state).find((each) => each.group === name);
}

test("a job that nobody grouped is among those that clean up", () => {
  expect(groupOf("sweep-something-new")).toBe("cleanup");
});

test("what waits is added up in each group, and what is filled in is counted without a queue", () => {
  const queues = [queue("mail", 2), queue("reset-link", 1), queue("fill-in-conditions", 1)];
  expect(group("email", queues, [], 312)).toMatchObject({ waiting: 3, state: "ok", lastAt: null });
  expect(group("conditions", queues, [], 312)).toMatchObject({ waiting: 312 });
});

test.each([
  ["failed and is not retried", 0, run("mail", early, late), "failed", true],
  ["failed and never worked", 0, run("mail", null, late), "failed", true],
  ["failed and is retried", 1, run("mail", early, late), "waits", true],
  ["has worked since it failed", 0, run("mail", late, early), "ok", false],
  ["has worked for others since it failed for one", 1, run("mail", late, early), "waits", false],
])("a job that %s", (_what, retrying, ran, state, hasFailure) => {
  const found = group("email", [queue("mail", 0, retrying)], [ran], 0);
  expect(found).toMatchObject({ state, lastAt: late.toISOString() });
  expect(found?.failure !== null).toBe(hasFailure);
});

test("of several jobs that failed the last one says why", () => {
  const runs = [run("daily-backup", null, early), run("restore-trial", null, late)];
  expect(group("backup", [], runs, 0)?.failure).toEqual({
    job: "restore-trial",
    at: late.toISOString(),
    message: "restore-trial failed",
  });
});
