import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import type { FastifyBaseLogger } from "fastify";

import { withSession } from "../database/session.ts";
import { LoggedError } from "../jobs/logged-error.ts";
import type { BackupSettings } from "./backup-settings.ts";
import { type BackupSource, makeBackup, type MadeBackup, nameOfBackup } from "./make-backup.ts";
import { lockDailyBackup } from "./server.repository.ts";

/** 2:30 a.m. in UTC, before the nightly sweeps. */
const NIGHTLY = "30 2 * * *";
const PREFIX = "creel-daily";
const OURS = /^creel-daily-\d{8}-\d{6}\.zip$/;

type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/**
 * Makes an archive every night, in one of the processes, and keeps the newest ones. If it fails, the error is logged,
 * older archives stay, and it is retried a few times.
 */
export function dailyBackup(
  source: BackupSource,
  settings: BackupSettings,
  { log, onFailure }: { log: Log; onFailure?: () => Promise<unknown> },
) {
  return {
    name: "daily-backup",
    schedule: NIGHTLY,
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

/** Makes one archive, unless another process is making it, and then removes all but the newest daily ones. */
export async function makeDailyBackup(
  source: BackupSource,
  settings: BackupSettings,
  log: Log,
): Promise<void> {
  // The lock belongs to the session, so it is released if the process dies.
  await withSession(source.target, async (client) => {
    if (!(await lockDailyBackup(client))) return;
    const made = await makeBackup(source, join(settings.folder, nameOfBackup(PREFIX, new Date())));
    logBackup(made, log);
    await removeAllButNewest(settings);
  });
}

function logBackup({ file, bytes, manifest }: MadeBackup, log: Log): void {
  log.info({ file, bytes }, "The daily backup was made");
  const { lost, lostCount } = manifest.photos;
  if (lostCount > 0) log.warn({ lostCount, lost: lost.slice(0, 10) }, "Photo files are missing");
}

async function removeAllButNewest({ folder, retainedCount }: BackupSettings): Promise<void> {
  const ours = (await readdir(folder)).filter((name) => OURS.test(name)).toSorted();
  for (const name of ours.slice(0, -retainedCount)) await rm(join(folder, name));
}
