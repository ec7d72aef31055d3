import { sql } from "kysely";
import { vi } from "vitest";

import { lockActiveAdmins } from "../account/account.repository.ts";
import type { Database } from "../database/connect.ts";

/** Does things so that each has begun, and waits for the rows of the active admins, before any of them goes on. */
export async function atOnce<Result>(
  db: Database,
  deeds: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const locked = Promise.withResolvers<void>();
  const allWait = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (transaction) => {
    await lockActiveAdmins(transaction);
    locked.resolve();
    await allWait.promise;
  });
  await locked.promise;
  const results = deeds.map((deed) => deed());
  await vi.waitUntil(async () => (await countWaiting(db)) === deeds.length, { timeout: 10_000 });
  allWait.resolve();
  await holding;
  return Promise.all(results);
}

async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
