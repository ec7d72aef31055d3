import { setTimeout as sleep } from "node:timers/promises";

import { type ClientBase, DatabaseError } from "pg";

import { HAS_CITUS_CATALOG, IS_CATCHES_DISTRIBUTED } from "../database/distributed/is-distributed.ts";
import { BackupError } from "./archive/backup-error.ts";

const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK = "40P01";
/** The longest that writes are delayed behind the awaited table lock. */
const LOCK_TIMEOUT_MS = 300;
const LOCK_PAUSE_MS = 250;
const MAX_LOCK_TRIES = 120;

/** Returns whether the rows are on several nodes, which have no common snapshot. */
export async function isSpread(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(HAS_CITUS_CATALOG);
  if (!rows[0]?.isThere) return false;
  return (await client.query(IS_CATCHES_DISTRIBUTED)).rowCount === 1;
}

/** Citus keeps connections to the database, which prevent renaming it. */
export async function hasCitus(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(HAS_CITUS_CATALOG);
  return rows[0]?.isThere ?? false;
}

/**
 * Begins a transaction that blocks all writes to these tables, not reads, until it ends. It only waits for a table
 * while it holds no other lock, so that no deadlock arises with writers, who lock in any order. A table that cannot be
 * locked at once is the one it waits for in the next try.
 *
 * @throws BackupError if there is no pause between writes
 */
export async function beginWithoutWriters(
  client: ClientBase,
  begin: () => Promise<void>,
  tables: readonly string[],
): Promise<void> {
  let [awaited] = tables;
  for (let tries = 0; tries < MAX_LOCK_TRIES && awaited !== undefined; tries += 1) {
    await begin();
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const inTheWay = await lockAll(client, [...new Set([awaited, ...tables])]);
    if (inTheWay === null) {
      await client.query("set local lock_timeout = 0");
      return;
    }
    await client.query("rollback");
    awaited = inTheWay;
    await sleep(LOCK_PAUSE_MS);
  }
  throw new BackupError("The database is too busy to back up. Try again when fewer people use it.");
}

/** Waits only for the first table. Returns the table that is being written to; `null` if all are locked. */
async function lockAll(client: ClientBase, tables: readonly string[]): Promise<string | null> {
  for (const [index, table] of tables.entries()) {
    const wait = index === 0 ? "" : " nowait";
    try {
      await client.query(`lock table ${client.escapeIdentifier(table)} in share mode${wait}`);
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      return table;
    }
  }
  return null;
}

function isInTheWay(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK);
}
