import { expect, test, vi } from "vitest";

import { databaseTarget } from "../testing/setup-api.ts";
import { openJobs } from "./jobs.ts";

const quiet = { warn: () => {} };
const HARDLY_EVER = "0 0 29 2 *";

test("a job that is started twice is done once, though two processes wait for it", async () => {
  const target = await databaseTarget();
  const work = vi.fn<() => Promise<void>>(async () => {});
  const job = { name: "count", schedule: HARDLY_EVER, work };
  const [one, other] = [await openJobs(target, [job], quiet), await openJobs(target, [job], quiet)];

  await one.start("count");
  await other.start("count");
  await vi.waitFor(() => expect(work).toHaveBeenCalled(), { timeout: 10_000 });
  await Promise.all([one.stop(), other.stop()]);

  expect(work).toHaveBeenCalledOnce();
});
