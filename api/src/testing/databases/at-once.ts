import { sql } from "kysely";
import { vi } from "vitest";

import { lockActiveAdmins } from "../../accounts/users/account.repository.ts";
import type { Database } from "../../database/connect.ts";
import { isOnCitus } from "./on-citus.ts";

/** Runs the actions so that all of them have begun and wait for the rows of the active admins before any continues. */
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
  /** Takes the lock that the first action has to wait for, until the transaction ends. */
  lock: (transaction: Database) => Promise<unknown>;
  first: () => Promise<unknown>;
  /** Each waits for the first action or for the lock. */
  others: readonly (() => Promise<Result>)[];
}

/**
 * Begins the first action, begins the others while it is blocked, and then lets the first one finish before the others.
 */
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

/** Waits until exactly `count` sessions wait for a lock. */
export async function waitForWaiting(db: Database, count: number): Promise<void> {
  await vi.waitUntil(async () => (await countWaiting(db)) === count, { timeout: 200_000 });
}

async function countWaiting(db: Database): Promise<number> {
  // In a distributed database, sessions wait for rows on the nodes that store them.
  const activity = sql.table(isOnCitus ? "citus_stat_activity" : "pg_stat_activity");
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${activity}
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
