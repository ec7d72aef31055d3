import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";

import type { Database } from "../connect.ts";
import { isKnownAsDistributed } from "../distributed/is-distributed.ts";
import { pendingMigrations } from "./migrate.ts";

const TIMEOUT_MS = 1000;

/** Returns the reasons why the database is not ready; empty if it is. */
export async function whyDatabaseIsNotReady(db: Database): Promise<string[]> {
  const controller = new AbortController();
  const tooLong = sleep(TIMEOUT_MS, ["The database does not answer."], { signal: controller.signal });
  try {
    return await Promise.race([checkMigrations(db), tooLong]);
  } finally {
    controller.abort();
    tooLong.catch(() => {});
  }
}

/**
 * Returns messages about the nodes of a distributed database that do not answer. They are no reason to take the server
 * out of service, because users with rows on other nodes are still served.
 */
export async function whichNodesAreMissing(db: Database): Promise<string[]> {
  const controller = new AbortController();
  const tooLong = sleep(TIMEOUT_MS, ["A node of the database does not answer."], {
    signal: controller.signal,
  });
  try {
    return await Promise.race([askNodes(db), tooLong]);
  } catch {
    // Another check reports whether the database can be reached at all.
    return [];
  } finally {
    controller.abort();
    tooLong.catch(() => {});
  }
}

async function askNodes(db: Database): Promise<string[]> {
  if (!(await isKnownAsDistributed(db))) return [];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from run_command_on_workers('select 1') where not success`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return [];
  return [`${count === 1 ? "A node" : `${count} nodes`} of the database cannot be reached.`];
}

async function checkMigrations(db: Database): Promise<string[]> {
  try {
    const pending = await pendingMigrations(db);
    return pending.length === 0 ? [] : [`The database lacks the migrations ${pending.join(", ")}.`];
  } catch {
    return ["The database cannot be reached."];
  }
}
