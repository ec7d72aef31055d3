import { sql } from "kysely";
import { expect, inject, test, vi } from "vitest";

import { inDatabase } from "../testing/database-server.ts";
import { setupDatabase } from "../testing/setup-api.ts";
import { openJobs } from "./jobs.ts";

const quiet = { warn: () => {} };
const HARDLY_EVER = "0 0 29 2 *";

test("a job that is started twice is done once, though two processes wait for it", async () => {
  const db = await setupDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const target = inDatabase(inject("databaseServer"), rows[0]?.name ?? "");
  const work = vi.fn<() => Promise<void>>(async () => {});
  const job = { name: "count", schedule: HARDLY_EVER, work };
  const [one, other] = [await openJobs(target, [job], quiet), await openJobs(target, [job], quiet)];

  await one.start("count");
  await other.start("count");
  await vi.waitFor(() => expect(work).toHaveBeenCalled(), { timeout: 10_000 });
  await Promise.all([one.stop(), other.stop()]);

  expect(work).toHaveBeenCalledOnce();
});
