import { join } from "node:path";

import type { ClientBase } from "pg";

import type { ConnectionTarget } from "../../database/connect.ts";
import { inDatabase } from "../../database/in-database.ts";
import { migrate } from "../../database/migrate/migrate.ts";
import { withSession } from "../../database/session.ts";
import { openStorage } from "../../storage/storage.ts";
import { swapFolders } from "../folders/folders.ts";
import type { RestoreLocation } from "../folders/restore-location.ts";
import { type RestorePlan, removePlan, writePlan } from "../folders/restore-plan.ts";
import { makeBackup } from "../make/make-backup.ts";
import { isInhabited, analyze, begin, commit, replaceRows } from "../tables/load.repository.ts";
import { suffixOf, markDatabase, markOf } from "../tables/server.repository.ts";
import { withDatabase } from "./load-archive.ts";

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

/**
 * Like `swap`, for a database that cannot be renamed because of Citus: the restore counts as done once the transaction
 * that replaces the rows is committed.
 */
async function swapRows(
  client: ClientBase,
  { target, dataDir, plan }: { target: ConnectionTarget; dataDir: string; plan: RestorePlan },
): Promise<void> {
  await writePlan(dataDir, plan);
  try {
    await withSession(inDatabase(target, plan.restored), (from) =>
      withSession(target, async (into) => {
        await begin(into);
        await replaceRows(from, into);
        await markDatabase(into, plan.database, plan.restored);
        await commit(into);
        await analyze(into);
      }),
    );
  } catch (error) {
    if ((await markOf(client, plan.database)) !== plan.restored) await removePlan(dataDir);
    throw error;
  }
  // The next start finishes what fails from here on.
  if (plan.folders) await swapFolders(plan.folders);
  await removePlan(dataDir);
}
