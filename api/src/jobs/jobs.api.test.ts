import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { expect, test, vi } from "vitest";

import { databaseTarget, setupDatabase } from "../testing/setup-api.ts";
import { openJobs } from "./jobs.ts";

const quiet = { warn: () => {}, error: () => {} };
const HARDLY_EVER = "0 0 29 2 *";

async function broken(): Promise<never> {
  throw new Error("no such table");
}

test("a job that is started twice is done once, though two processes wait for it", async () => {
  const target = await databaseTarget();
  const work = vi.fn<() => Promise<void>>(async () => {});
  const job = { name: "count", schedule: HARDLY_EVER, work };
  const [one, other] = [await openJobs(target, [job], quiet), await openJobs(target, [job], quiet)];

  await one.start("count");
  await other.start("count");
  await expect.poll(() => work).toHaveBeenCalled();
  await Promise.all([one.stop(), other.stop()]);

  expect(work).toHaveBeenCalledOnce();
});

test("what a job throws is in the log with the job's name, whether it is scheduled or was asked for", async () => {
  const error = vi.fn<(about: { job: string; err: Error }) => void>();
  const scheduled = { name: "sweep", schedule: HARDLY_EVER, work: broken };
  const jobs = await openJobs(await databaseTarget(), [scheduled, { name: "ask", work: broken }], {
    ...quiet,
    error,
  });

  await jobs.start("sweep");
  await jobs.add("ask", {});
  const logged = () => error.mock.calls.map(([{ job, err }]) => `${job}: ${err.message}`);
  await expect.poll(logged).toEqual(expect.arrayContaining(["sweep: no such table", "ask: no such table"]));
  await jobs.stop();
});

test("what a process that died was doing is done by one that lives, scheduled or asked for", async () => {
  const target = await databaseTarget();
  const db = await setupDatabase();
  const [sweep, send] = [
    vi.fn<() => Promise<void>>(async () => {}),
    vi.fn<() => Promise<void>>(async () => {}),
  ];
  const jobs = [
    { name: "sweep-of-dead", schedule: HARDLY_EVER, work: sweep },
    { name: "send-of-dead", work: send },
  ];
  const first = await openJobs(target, jobs, quiet);
  await first.stop();
  const dead = await new PgBoss({ ...target, schema: "jobs", supervise: false, schedule: false }).start();
  for (const { name } of jobs) {
    await dead.send(name, {}, { retryLimit: 2 });
    expect(await dead.fetch(name)).toHaveLength(1);
  }
  await dead.stop({ graceful: false });
  // Simulates that a minute has passed.
  await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute'`.execute(db);

  const next = await openJobs(target, jobs, quiet);
  await expect.poll(() => sweep).toHaveBeenCalledOnce();
  await expect.poll(() => send).toHaveBeenCalledOnce();
  await next.stop();
});

test("a job that is added for later waits until then, and holds up no other", async () => {
  const db = await setupDatabase();
  const work = vi.fn<(payload: unknown) => Promise<void>>(async () => {});
  const jobs = await openJobs(await databaseTarget(), [{ name: "remind", work }], quiet);
  const startAfter = new Date("2100-01-01T05:00:00Z");

  await jobs.add("remind", { day: "later" }, { startAfter });
  await jobs.add("remind", { day: "today" });
  await expect.poll(() => work).toHaveBeenCalled();
  await jobs.stop();

  expect(work.mock.calls.map(([payload]) => payload)).toEqual([{ day: "today" }]);
  const { rows } = await sql`select start_after from jobs.job where name = 'remind'`.execute(db);
  expect(rows).toEqual([{ startAfter }]);
});
