import type { ClientBase } from "pg";

import type { ConnectionTarget } from "../../database/connect.ts";
import { withSession } from "../../database/session.ts";
import type { Manifest } from "../archive/archive-format.ts";
import { openArchive } from "../archive/read-archive.ts";
import { verifyArchive } from "../archive/verify-archive.ts";
import { isThere, removeFolder } from "../folders/folders.ts";
import type { RestoreLocation } from "../folders/restore-location.ts";
import { readPlan, type RestorePlan } from "../folders/restore-plan.ts";
import { hasCitus } from "../tables/distributed.repository.ts";
import { isEmpty } from "../tables/load.repository.ts";
import { checkRights, createDatabaseLike, dropDatabase, markDatabase } from "../tables/server.repository.ts";
import { aloneOnServer, refuseWhileInUse } from "./alone-on-server.ts";
import { load } from "./load-archive.ts";
import { makePlan } from "./make-plan.ts";
import { replaceInPlace } from "./replace-in-place.ts";
import { swap } from "./swap.ts";

export interface Restored {
  manifest: Manifest;
  /** Where what was there before is kept; `null` where nothing was. */
  previousDatabase: string | null;
  /** Where Citus looks after the database, which cannot be renamed. */
  previousArchive: string | null;
  previousFiles: string | null;
}

/**
 * Puts what an archive has in the place of what is there. It is loaded beside it and compared with the archive
 * first, and swapped in at once; what there was is kept under other names. When anything fails, all is as before.
 * @throws BackupError with the reason, and nothing changed
 */
export async function restore(location: RestoreLocation, file: string): Promise<Restored> {
  return aloneOnServer(location, async (client, database) => {
    await refuseWhileInUse(client, database);
    await checkRights(client, database);
    const manifest = await verifyArchive(file);
    const plan = await makePlan(location, client, database);
    const archive = await openArchive(file);
    try {
      await createDatabaseLike(client, plan.restored, database);
      await markDatabase(client, plan.restored, plan.restored);
      await load({ location, plan }, archive);
      await refuseWhileInUse(client, database);
      if (plan.former !== null && (await withSession(location.target, hasCitus))) {
        const previousArchive = await replaceInPlace(client, location, plan);
        return {
          manifest,
          previousArchive,
          previousDatabase: null,
          previousFiles: await previousFilesOf(plan),
        };
      }
      const wasEmpty = plan.former === null || (await hasNothing(location.target));
      await swap(client, location.dataDir, plan);
      if (wasEmpty && plan.former !== null) await dropDatabase(client, plan.former);
      return {
        manifest,
        previousArchive: null,
        previousDatabase: wasEmpty ? null : plan.former,
        previousFiles: await previousFilesOf(plan),
      };
    } finally {
      archive.close();
      await removeRest(client, location.dataDir, plan);
    }
  });
}

/** Ends what a killed restore began. Called at each start, before the database or a photo is looked at. */
export async function settleRestore(location: RestoreLocation): Promise<void> {
  await aloneOnServer(location, async () => {});
}

async function hasNothing(target: ConnectionTarget): Promise<boolean> {
  return withSession(target, isEmpty);
}

async function previousFilesOf({ folders }: RestorePlan): Promise<string | null> {
  return folders && (await isThere(folders.former)) ? folders.former : null;
}

/** What failed leaves nothing. What waits for the next start to be ended is not touched. */
async function removeRest(client: ClientBase, dataDir: string, plan: RestorePlan): Promise<void> {
  if (await readPlan(dataDir)) return;
  const { restored, folders } = plan;
  // What cannot be removed now, the next start or restore removes; why the restore failed is what counts.
  await Promise.allSettled([dropDatabase(client, restored), folders && removeFolder(folders.restored)]);
}
