import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import type { BackupKind } from "@creel/domain/admin/machine";
import { HOUR_SECONDS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";

import { withSession } from "../database/session.ts";
import type { ScheduledJob } from "../jobs/jobs.ts";
import { LoggedError } from "../jobs/logged-error.ts";
import { verifyArchive } from "./archive/verify-archive.ts";
import { lockBackups } from "./backup-runs.repository.ts";
import type { BackupSettings } from "./backup-settings.ts";
import { type BackupSource, makeBackup, type MadeBackup, nameOfBackup } from "./make-backup.ts";
import { recordRun } from "./record-run.ts";

/** 2:30 a.m. in UTC, before the nightly sweeps. */
const NIGHTLY = "30 2 * * *";
const PREFIX = "creel-daily";
const OURS = /^creel-daily-\d{8}-\d{6}\.zip$/;

/** Starts a backup at once. */
export const BACKUP_BY_HAND = "backup-by-hand";

/** For one backup or one trial of a restore, with every photo. */
export const MAX_BACKUP_SECONDS = 12 * HOUR_SECONDS;

type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/**
 * Makes an archive every night, in one of the processes, and keeps the newest ones. If it fails, the error is logged,
 * older archives stay, and it is retried a few times.
 */
export function dailyBackup(
  source: BackupSource,
  settings: BackupSettings,
  { log, onFailure }: { log: Log; onFailure?: () => Promise<unknown> },
): ScheduledJob {
  return {
    name: "daily-backup",
    schedule: NIGHTLY,
    maxSeconds: MAX_BACKUP_SECONDS,
    async work() {
      try {
        await makeDailyBackup(source, settings, log);
      } catch (error) {
        log.error({ err: error }, "The daily backup could not be made; the older ones are kept");
        await onFailure?.().catch((err: unknown) => log.error({ err }, "Nobody could be told of it"));
        throw new LoggedError(error);
      }
    },
  };
}

/** Makes an archive when an admin asks for one. It is never removed, and not retried if it fails. */
export function backupByHand(source: BackupSource, { folder }: BackupSettings, log: Log): ScheduledJob {
  return {
    name: BACKUP_BY_HAND,
    schedule: null,
    maxSeconds: MAX_BACKUP_SECONDS,
    async work() {
      const run = { kind: "by_hand", file: join(folder, nameOfBackup("creel", new Date())) } as const;
      await backUp(source, run, log).catch((err: unknown) =>
        log.error({ err }, "The backup that an admin asked for could not be made"),
      );
    },
  };
}

/** Makes one archive, unless another process is making it, and then removes all but the newest daily ones. */
export async function makeDailyBackup(
  source: BackupSource,
  settings: BackupSettings,
  log: Log,
): Promise<void> {
  const file = join(settings.folder, nameOfBackup(PREFIX, new Date()));
  const isMade = await backUp(source, { kind: "nightly", file }, log);
  if (isMade) await removeAllButNewest(settings);
}

/**
 * Makes an archive and reads it back. One that cannot be read back is removed, because it is no backup.
 * @returns false while another process makes or tries a backup
 */
async function backUp(
  source: BackupSource,
  { kind, file }: { kind: BackupKind; file: string },
  log: Log,
): Promise<boolean> {
  // The lock belongs to the session, so it is released if the process dies.
  return withSession(source.target, async (client) => {
    if (!(await lockBackups(client))) return false;
    const made = await recordRun(client, kind, async () => readBack(await makeBackup(source, file)));
    logBackup(made, log);
    return true;
  });
}

async function readBack(made: MadeBackup): Promise<MadeBackup> {
  try {
    await verifyArchive(made.file);
    return made;
  } catch (error) {
    await rm(made.file, { force: true });
    throw error;
  }
}

function logBackup({ file, bytes, manifest }: MadeBackup, log: Log): void {
  log.info({ file, bytes }, "A backup was made and read back");
  const { lost, lostCount } = manifest.photos;
  if (lostCount > 0) log.warn({ lostCount, lost: lost.slice(0, 10) }, "Photo files are missing");
}

/** Returns the names of the nightly archives in a folder, the oldest first; none if there is no folder. */
export async function listDailyBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => OURS.test(name)).toSorted();
}

async function removeAllButNewest({ folder, retainedCount }: BackupSettings): Promise<void> {
  const ours = await listDailyBackups(folder);
  for (const name of ours.slice(0, -retainedCount)) await rm(join(folder, name));
}
