import { sql } from "kysely";
import { vi } from "vitest";

import { lockActiveAdmins } from "../../accounts/users/account.repository.ts";
import type { Database } from "../../database/connect.ts";
import { isOnCitus } from "./on-citus.ts";

/** Does things so that each has begun, and waits for the rows of the active admins, before any of them goes on. */
export async function atOnce<Result>(
  db: Database,
  actions: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const locked = Promise.withResolvers<void>();
  const allWait = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (transaction) => {
    await lockActiveAdmins(transaction);
    locked.resolve();
    await allWait.promise;
  });
  await locked.promise;
  const results = actions.map((action) => action());
  await waitForWaiting(db, actions.length);
  allWait.resolve();
  await holding;
  return Promise.all(results);
}

interface Order<Result> {
  /** Holds what the first action has to wait for, until its transaction ends. */
  lock: (transaction: Database) => Promise<unknown>;
  first: () => Promise<unknown>;
  /** Each waits for the first, or for the lock. */
  others: readonly (() => Promise<Result>)[];
}

/** Begins an action, and others while it is not done; then lets it go on before all others. */
export async function whileUnderWay<Result>(
  db: Database,
  { lock, first, others }: Order<Result>,
): Promise<Result[]> {
  const locked = Promise.withResolvers<void>();
  const allWait = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (transaction) => {
    await lock(transaction);
    locked.resolve();
    await allWait.promise;
  });
  await locked.promise;
  const begun = first();
  await waitForWaiting(db, 1);
  const results = others.map((action) => action());
  await waitForWaiting(db, 1 + others.length).finally(() => allWait.resolve());
  await Promise.all([holding, begun]);
  return Promise.all(results);
}

/** Until so many wait for a lock. */
export async function waitForWaiting(db: Database, count: number): Promise<void> {
  await vi.waitUntil(async () => (await countWaiting(db)) === count, { timeout: 50_000 });
}

async function countWaiting(db: Database): Promise<number> {
  // Of a distributed database, rows are waited for on the nodes that have them.
  const activity = sql.table(isOnCitus ? "citus_stat_activity" : "pg_stat_activity");
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${activity}
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
