import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import type { ClientBase, Client } from "pg";

import type { ConnectionTarget } from "../database/connect.ts";
import { databaseOf, inDatabase } from "../database/in-database.ts";
import { migrate } from "../database/migrate/migrate.ts";
import { withSession } from "../database/session.ts";
import { openStorage } from "../storage/storage.ts";
import type { Manifest } from "./archive/archive-format.ts";
import { BackupError } from "./archive/backup-error.ts";
import { openArchive } from "./archive/read-archive.ts";
import { verifyArchive } from "./archive/verify-archive.ts";
import { hasCitus } from "./distributed.repository.ts";
import { isThere, removeFolder, swapFolders } from "./folders.ts";
import { load, withDatabase } from "./load-archive.ts";
import { isEmpty, isInhabited, analyze, begin, commit, replaceRows } from "./load.repository.ts";
import { makeBackup } from "./make-backup.ts";
import { type RestoreLocation, folderOf, MAINTENANCE } from "./restore-location.ts";
import { readPlan, type RestorePlan, removePlan, writePlan } from "./restore-plan.ts";
import {
  checkRights,
  createDatabaseLike,
  dropDatabase,
  markDatabase,
  findUsersOf,
  lockRestores,
  hasDatabase,
  nameOfPrevious,
  nameOfRestored,
  suffixOf,
  markOf,
} from "./server.repository.ts";
import { swap, settle } from "./swap.ts";

export interface Restored {
  manifest: Manifest;
  /** The name under which the previous database is kept; `null` if it was empty. */
  previousDatabase: string | null;
  /** The archive of the previous rows, if Citus prevents renaming the database. */
  previousArchive: string | null;
  previousFiles: string | null;
}

/**
 * Replaces the database and photos with those of an archive. They are first loaded under other names and compared with
 * the archive, then swapped. The previous ones are kept under other names. If anything fails, nothing is changed.
 * @throws BackupError with the reason
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

/** Finishes or removes a killed restore. Called at each start, before the database and photos are used. */
export async function settleRestore(location: RestoreLocation): Promise<void> {
  await aloneOnServer(location, async () => {});
}

async function hasNothing(target: ConnectionTarget): Promise<boolean> {
  return withSession(target, isEmpty);
}

async function previousFilesOf({ folders }: RestorePlan): Promise<string | null> {
  return folders && (await isThere(folders.former)) ? folders.former : null;
}

/** Removes everything that a failed restore created, unless a plan is left for the next start to finish. */
async function removeRest(client: ClientBase, dataDir: string, plan: RestorePlan): Promise<void> {
  if (await readPlan(dataDir)) return;
  const { restored, folders } = plan;
  // The next start or restore removes the rest. The error of the restore itself must be the one that is thrown.
  await Promise.allSettled([dropDatabase(client, restored), folders && removeFolder(folders.restored)]);
}

/** Holds the restore lock during the work, and first finishes or removes a killed restore. */
export async function aloneOnServer<T>(
  { target, dataDir, storage }: RestoreLocation,
  work: (client: Client, database: string) => Promise<T>,
): Promise<T> {
  const database = databaseOf(target);
  await mkdir(dataDir, { recursive: true });
  return withSession(inDatabase(target, MAINTENANCE), async (client) => {
    if (!(await lockRestores(client, database))) {
      throw new BackupError("Another restore of this database is running. Wait until it is done.");
    }
    await settle(client, { dataDir, database, files: await folderOf(storage) });
    return work(client, database);
  });
}

async function refuseWhileInUse(client: ClientBase, database: string): Promise<void> {
  const users = await findUsersOf(client, database);
  if (users.length === 0) return;
  const names = [...new Set(users)].map((name) => name || "without a name").join(", ");
  throw new BackupError(
    `The database ${database} is in use: ${users.length} connections (${names}). ` +
      "Stop every Creel that uses it, then restore.",
  );
}

async function makePlan(
  { storage }: RestoreLocation,
  client: ClientBase,
  database: string,
): Promise<RestorePlan> {
  const restored = nameOfRestored(database);
  const at = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "_");
  const former = (await hasDatabase(client, database)) ? nameOfPrevious(database, at) : null;
  const files = await folderOf(storage);
  if (files === null) return { database, restored, former, folders: null };
  const suffix = suffixOf(restored);
  return {
    database,
    restored,
    former,
    folders: { files, restored: `${files}.restore-${suffix}`, former: `${files}.before-${at}` },
  };
}

/**
 * Backs up the database into an archive, then replaces its rows with those of the restored database.
 * @returns the archive; `null` if there were no accounts
 */
async function replaceInPlace(
  client: ClientBase,
  { target, dataDir, storage: settings }: RestoreLocation,
  plan: RestorePlan,
): Promise<string | null> {
  // Two restores can run within the same second.
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
  // If a step fails from here on, the next start finishes it.
  if (plan.folders) await swapFolders(plan.folders);
  await removePlan(dataDir);
}
