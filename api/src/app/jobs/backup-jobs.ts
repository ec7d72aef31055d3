import type { Logger } from "pino";

import { type DiskSettings, diskUseJob } from "../../admin/machine/disk-use.ts";
import { tellOfFailedBackup } from "../../backup/backup-notification.ts";
import { backupByHand, dailyBackup } from "../../backup/daily-backup.ts";
import { restoreTrial } from "../../backup/try-restore.ts";
import type { ConnectionTarget, Database } from "../../database/connect.ts";
import type { Job } from "../../jobs/jobs.ts";
import type { SendNotification } from "../../notifications/send-notification.ts";
import type { Storage } from "../../storage/storage.ts";
interface BackupContext {
  settings: DiskSettings;
  target: ConnectionTarget;
  storage: Storage;
  db: Database;
  send: SendNotification;
}

/** The jobs that make backups and try them, and the one that measures what all this takes. */
export function backupJobs({ settings, target, storage, db, send }: BackupContext, log: Logger): Job[] {
  const { backups, dataDir } = settings;
  const source = { target, storage };
  const onFailure = () => tellOfFailedBackup({ db, send }, backups, new Date());
  return [
    ...(backups.retainedCount > 0 ? [dailyBackup(source, backups, { log, onFailure })] : []),
    backupByHand(source, backups, log),
    restoreTrial({ target, dataDir, storage: settings.storage }, backups, log),
    diskUseJob(db, settings),
  ];
}
