import { join } from "node:path";

import type { ClientBase } from "pg";

import { migrate } from "../../database/migrate/migrate.ts";
import { withSession } from "../../database/session.ts";
import { openStorage } from "../../storage/storage.ts";
import type { RestoreLocation } from "../folders/restore-location.ts";
import type { RestorePlan } from "../folders/restore-plan.ts";
import { makeBackup } from "../make/make-backup.ts";
import { isInhabited } from "../tables/load.repository.ts";
import { withDatabase } from "./load-archive.ts";
import { swapRows } from "./swap-rows.ts";

/**
 * Keeps what is there as an archive, and gives its database the rows of the one that was loaded beside it.
 * @returns the archive; `null` when nobody was there
 */
export async function replaceInPlace(
  client: ClientBase,
  { target, dataDir, storage: settings }: RestoreLocation,
  plan: RestorePlan,
): Promise<string | null> {
  const previous = join(dataDir, `${plan.former}.zip`);
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
