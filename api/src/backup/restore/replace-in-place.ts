import { join } from "node:path";

import type { ClientBase } from "pg";

import { migrate } from "../../database/migrate/migrate.ts";
import { withSession } from "../../database/session.ts";
import { openStorage } from "../../storage/storage.ts";
import type { RestorePlace } from "../folders/restore-place.ts";
import type { RestorePlan } from "../folders/restore-plan.ts";
import { makeBackup } from "../make/make-backup.ts";
import { isInhabited } from "../tables/load.repository.ts";
import { exchangeRows } from "./exchange.ts";
import { withDatabase } from "./load-archive.ts";

/**
 * Keeps what is there as an archive, and gives its database the rows of the one that was loaded beside it.
 *
 * @returns the archive; `null` when nobody was there
 */
export async function replaceInPlace(
  client: ClientBase,
  { target, dataDir, storage: settings }: RestorePlace,
  plan: RestorePlan,
): Promise<string | null> {
  const former = join(dataDir, `${plan.former}.zip`);
  const isWorthKeeping = await withSession(target, isInhabited);
  if (isWorthKeeping) {
    const storage = await openStorage(settings);
    try {
      await makeBackup({ target, storage }, former);
    } finally {
      storage.close();
    }
  }
  await withDatabase(target, (db) => migrate(db));
  await exchangeRows(client, { target, dataDir, plan });
  return isWorthKeeping ? former : null;
}
