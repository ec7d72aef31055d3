import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";

import type { Database } from "../connect.ts";
import { isKnownAsDistributed } from "../distributed/is-distributed.ts";
import { pendingMigrations } from "./migrate.ts";

const TIMEOUT_MS = 1000;

/** What keeps the database from serving, in words; nothing when it is ready. */
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
 * The nodes of a distributed database that do not answer, in words. Those whose rows are on the others are served: it
 * is no reason to be taken out of service.
 */
export async function whichNodesAreMissing(db: Database): Promise<string[]> {
  const controller = new AbortController();
  const tooLong = sleep(TIMEOUT_MS, ["A node of the database does not answer."], {
    signal: controller.signal,
  });
  try {
    return await Promise.race([askNodes(db), tooLong]);
  } catch {
    // Whether the database can be reached at all is asked for itself.
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
