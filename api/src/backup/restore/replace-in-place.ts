import { join } from "node:path";

import type { ClientBase } from "pg";

import { migrate } from "../../database/migrate/migrate.ts";
import { withSession } from "../../database/session.ts";
import { openStorage } from "../../storage/storage.ts";
import type { RestoreLocation } from "../folders/restore-location.ts";
import type { RestorePlan } from "../folders/restore-plan.ts";
import { makeBackup } from "../make/make-backup.ts";
import { isInhabited } from "../tables/load.repository.ts";
import { suffixOf } from "../tables/server.repository.ts";
import { withDatabase } from "./load-archive.ts";
import { swapRows } from "./swap-rows.ts";

/**
 * Backs up the database into an archive, then replaces its rows by those of the restored database.
 * @returns the archive; `null` when there were no accounts
 */
export async function replaceInPlace(
  client: ClientBase,
  { target, dataDir, storage: settings }: RestoreLocation,
  plan: RestorePlan,
): Promise<string | null> {
  // Two restores can be within a second.
  const previous = join(dataDir, `${plan.former}_${suffixOf(plan.restored)}.zip`);
  const isWorthKeeping = await withSession(target, isInhabited);
  if (isWorthKeeping) {
    const storage = await openStorage(settings);
    try {
      await makeBackup({ target, storage }, previous);
    } finally {
      storage.close();
    }
  }
  await withDatabase(target, (db) => migrate(db));
  await swapRows(client, { target, dataDir, plan });
  return isWorthKeeping ? previous : null;
}
