import { expect, test, vi } from "vitest";

import { databaseTarget } from "../testing/setup-api.ts";
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
