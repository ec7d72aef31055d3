import { statfs } from "node:fs/promises";
import { join } from "node:path";

import type { FastifyBaseLogger } from "fastify";
import type { ClientBase } from "pg";

import { databaseOf } from "../database/in-database.ts";
import { withSession } from "../database/session.ts";
import type { ScheduledJob } from "../jobs/jobs.ts";
import { BackupError } from "./archive/backup-error.ts";
import { openArchive } from "./archive/read-archive.ts";
import { verifyArchive } from "./archive/verify-archive.ts";
import { lockBackups } from "./backup-runs.repository.ts";
import type { BackupSettings } from "./backup-settings.ts";
import { MAX_BACKUP_SECONDS } from "./daily-backup.ts";
import { removeFolder } from "./folders.ts";
import { load } from "./load-archive.ts";
import { type BackupFile, listBackups } from "./newest-backup.ts";
import { type ReadBack, recordRun } from "./record-run.ts";
import { folderOf, type RestoreLocation } from "./restore-location.ts";
import type { RestorePlan } from "./restore-plan.ts";
import { aloneOnServer } from "./restore.ts";
import {
  checkRights,
  createDatabaseLike,
  databaseBytes,
  dropDatabase,
  markDatabase,
  nameOfRestored,
  suffixOf,
} from "./server.repository.ts";

/** Starts a trial at once. */
export const RESTORE_TRIAL = "restore-trial";

const MEGABYTE = 1024 * 1024;
/** The space that stays free for everybody else. */
const RESERVE_BYTES = 256 * MEGABYTE;

type Log = Pick<FastifyBaseLogger, "info" | "error">;

/** Tries the newest backup when an admin asks for it. A trial that fails is not retried. */
export function restoreTrial(location: RestoreLocation, settings: BackupSettings, log: Log): ScheduledJob {
  return {
    name: RESTORE_TRIAL,
    schedule: null,
    maxSeconds: MAX_BACKUP_SECONDS,
    async work() {
      try {
        const tried = await tryNewest(location, settings);
        if (tried) log.info({ file: tried.file }, "A restore was tried, and everything was there");
      } catch (error) {
        log.error({ err: error }, "A restore was tried and failed; nothing was changed");
      }
    },
  };
}

/**
 * Restores the newest backup into a new database and a new folder beside those in use, compares both with the archive,
 * and removes them again. Nothing else changes, and everything works meanwhile.
 * @returns `null` while another process makes or tries a backup
 * @throws BackupError with the reason, also if there is no backup
 */
export async function tryNewest(
  location: RestoreLocation,
  { folder }: Pick<BackupSettings, "folder">,
): Promise<ReadBack | null> {
  return withSession(location.target, async (client) => {
    if (!(await lockBackups(client))) return null;
    return recordRun(client, "trial", async () => {
      const [newest] = await listBackups(folder);
      if (!newest) throw new BackupError("There is no backup to try.");
      return tryRestore(location, newest);
    });
  });
}

async function tryRestore(location: RestoreLocation, backup: BackupFile): Promise<ReadBack> {
  // Photos go to a folder on the disk even if they are otherwise in a bucket, where they would be in the way.
  const files = (await folderOf(location.storage)) ?? join(location.dataDir, "files");
  const onDisk: RestoreLocation = { ...location, storage: { kind: "disk", folder: files } };
  return aloneOnServer(onDisk, async (client, database) => {
    await checkRights(client, database);
    await checkRoom(client, location, backup);
    const manifest = await verifyArchive(backup.file);
    const restored = nameOfRestored(database);
    const folder = `${files}.restore-${suffixOf(restored)}`;
    const plan: RestorePlan = {
      database,
      restored,
      former: null,
      folders: { files, restored: folder, former: folder },
    };
    const archive = await openArchive(backup.file);
    try {
      await createDatabaseLike(client, restored, database);
      await markDatabase(client, restored, restored);
      await load({ location: onDisk, plan }, archive);
      return { file: backup.file, manifest };
    } finally {
      archive.close();
      // The next start or trial removes the rest. The error of the trial itself must be the one that is thrown.
      await Promise.allSettled([dropDatabase(client, restored), removeFolder(folder)]);
    }
  });
}

/** @throws BackupError if the disk of the data folder has no room for both copies */
async function checkRoom(client: ClientBase, { target, dataDir }: RestoreLocation, { bytes }: BackupFile) {
  const { bavail, bsize } = await statfs(dataDir);
  const needed = bytes + (await databaseBytes(client, databaseOf(target))) + RESERVE_BYTES;
  if (bavail * bsize >= needed) return;
  throw new BackupError(
    `The disk has no room for a trial: ${inMegabytes(needed)} MB are needed, ` +
      `${inMegabytes(bavail * bsize)} MB are free.`,
  );
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / MEGABYTE);
}
