import { setTimeout as sleep } from "node:timers/promises";

import { type ClientBase, DatabaseError } from "pg";

import { HAS_CITUS_CATALOG, IS_CATCHES_DISTRIBUTED } from "../database/distributed/is-distributed.ts";
import { BackupError } from "./archive/backup-error.ts";

const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK = "40P01";
/** For so long saves wait at most. Citus looks for deadlocks only every two seconds, and then fails a transaction. */
const LOCK_TIMEOUT_MS = 300;
const LOCK_PAUSE_MS = 250;
const MAX_LOCK_TRIES = 120;

/** Whether the rows are on several nodes, which have no common snapshot. */
export async function isSpread(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(HAS_CITUS_CATALOG);
  if (!rows[0]?.isThere) return false;
  return (await client.query(IS_CATCHES_DISTRIBUTED)).rowCount === 1;
}

/** Citus keeps connections to the database, so that it cannot be renamed. */
export async function hasCitus(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(HAS_CITUS_CATALOG);
  return rows[0]?.isThere ?? false;
}

/**
 * Begins a transaction that blocks all writes to these tables, not reads, until it ends. Between tries it releases its
 * locks, so that waiting writers finish and no deadlock arises.
 */
export async function beginWithoutWriters(
  client: ClientBase,
  begin: () => Promise<void>,
  tables: readonly string[],
): Promise<void> {
  const list = tables.map((table) => client.escapeIdentifier(table)).join(", ");
  for (let tries = 0; tries < MAX_LOCK_TRIES; tries += 1) {
    await begin();
    try {
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await client.query(`lock table ${list} in share mode`);
      await client.query("set local lock_timeout = 0");
      return;
    } catch (error) {
      await client.query("rollback");
      if (!isInTheWay(error)) throw error;
    }
    await sleep(LOCK_PAUSE_MS);
  }
  throw new BackupError("The database is written to without a pause. Try again when there is less to do.");
}

function isInTheWay(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK);
}
