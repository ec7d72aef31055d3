import { setTimeout as sleep } from "node:timers/promises";

import type { Transaction } from "kysely";

import type { Database } from "./connect.ts";
import type { Schema } from "./schema.ts";

/** SQLSTATEs of a transaction that was rolled back because of concurrent ones: serialization failure, deadlock. */
const ROLLED_BACK: ReadonlySet<unknown> = new Set(["40001", "40P01"]);
const MAX_TRIES = 4;
const PAUSE_MS = 50;

/**
 * Repeats work that the database rolled back because of concurrent transactions. It must be a transaction or a single
 * statement without other effects.
 */
export async function repeatAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !isRolledBack(error)) throw error;
    }
    // A random pause, so that the transactions do not collide again.
    await sleep(PAUSE_MS * tries * (0.5 + Math.random()));
  }
}

export function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return repeatAfterDeadlock(() => db.transaction().execute(work));
}

function isRolledBack(error: unknown): boolean {
  return error instanceof Error && "code" in error && ROLLED_BACK.has(error.code);
}
