import { setTimeout as sleep } from "node:timers/promises";

import type { Database } from "./connect.ts";
import { pendingMigrations } from "./migrate.ts";

const PATIENCE_MS = 1000;

/** What keeps the database from serving, in words; nothing when it is ready. */
export async function whyDatabaseIsNotReady(db: Database): Promise<string[]> {
  const controller = new AbortController();
  const tooLong = sleep(PATIENCE_MS, ["The database does not answer."], { signal: controller.signal });
  try {
    return await Promise.race([checkMigrations(db), tooLong]);
  } finally {
    controller.abort();
    tooLong.catch(() => {});
  }
}

async function checkMigrations(db: Database): Promise<string[]> {
  try {
    const pending = await pendingMigrations(db);
    return pending.length === 0 ? [] : [`The database lacks the migrations ${pending.join(", ")}.`];
  } catch {
    return ["The database cannot be reached."];
  }
}
