import { availableParallelism } from "node:os";

import type { ComparedCatch } from "@creel/domain/import/duplicates/compared-catch";
import type { Duplicates } from "@creel/domain/import/duplicates/find-duplicates";

import { askWorker } from "../base/ask-worker.ts";
import { makeFairQueue } from "../base/fair-queue.ts";
import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import { inTransaction } from "../database/repeat-after-deadlock.ts";
import type { ImportRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { findLoggedCatches } from "./already-logged.repository.ts";
import { findUndecidedCatches, noteAlike, ownImports } from "./imports.repository.ts";

/** The input of the worker. */
export interface ToCompare {
  rows: readonly { position: number; fields: string; digest: string }[];
  logged: readonly ComparedCatch[];
}

/** The worker's answer. `position` and the MD5 of the fields identify a row. */
export interface Compared {
  shift: Duplicates["shift"];
  alike: readonly { position: number; digest: string; sameAs: string; isSure: boolean }[];
}

const WORKER = new URL("compare.worker.ts", import.meta.url);

/** Each comparison uses one core for up to a few seconds, so one core stays free for other requests. */
const queue = makeFairQueue({
  concurrency: Math.max(1, availableParallelism() - 1),
  perOwner: 1,
  maxWaiting: 20,
});

/**
 * Looks among an import's new catches for those that the log has under another id, one comparison per angler at a time.
 * Rows that the angler decided on, or that were sent again meanwhile, stay as they are.
 * @returns how far the file's clock is ahead; `null` if it shows the same time
 * @throws AppError not_found, import_begun, busy
 */
export async function compareRows(db: Database, key: RowKey): Promise<Duplicates["shift"]> {
  return queue(key.userId, async () => {
    requireStaged(await ownImports.find(db, key));
    const rows = await findUndecidedCatches(db, key);
    const logged = await findLoggedCatches(db, key.userId);
    const { shift, alike } = await askWorker<Compared>(WORKER, { rows, logged } satisfies ToCompare);
    await inTransaction(db, async (transaction) => {
      requireStaged(await ownImports.lock(transaction, key));
      await noteAlike(transaction, key, alike);
    });
    return shift;
  });
}

/** @throws AppError not_found, import_begun */
function requireStaged(stored: ImportRow | undefined): void {
  if (!stored) throw new AppError("not_found");
  if (stored.state !== "staged") throw new AppError("import_begun");
}
