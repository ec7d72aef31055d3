import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { languageOf } from "../language/languages.ts";
import type { Notification, SendNotification } from "../notifications/send-notification.ts";
import { tellAdmins } from "../notifications/tell-admins.ts";
import type { BackupSettings } from "./backup-settings.ts";
import { newestBackupAt } from "./newest-backup.ts";

/** @returns how many admins were told */
export async function tellOfFailedBackup(
  context: { db: Database; send: SendNotification },
  { folder }: Pick<BackupSettings, "folder">,
  now: Date,
): Promise<number> {
  const newest = await newestBackupAt(folder);
  return tellAdmins(context, (admin) => backupFailed(admin, { now, newest }));
}

/**
 * Tells an admin that the daily backup failed. The error itself is left out, because it may contain paths and addresses
 * of the server.
 * @param newest when the newest backup was completed; `null` if there is none
 */
function backupFailed(
  { language, timeZone }: UserRow,
  { now, newest }: { now: Date; newest: Date | null },
): Notification {
  const i18n = languageOf(language);
  const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: "long", timeStyle: "short", timeZone });
  const kept =
    newest === null
      ? i18n.t({ id: "notification.backup.none", message: "There is no older backup." })
      : i18n.t({
          id: "notification.backup.newest",
          message: "The newest backup is from {newest}. It is safe.",
          values: { newest: format.format(newest) },
        });
  const next = i18n.t({
    id: "notification.backup.next",
    message: "Creel tries again a few times, and then every night. The server’s log says what failed.",
  });
  return {
    topic: "backup_failed",
    // The day in UTC: at most one each day, until a backup works.
    key: now.toISOString().slice(0, "yyyy-mm-dd".length),
    title: i18n.t({ id: "notification.backup.title", message: "A backup of Creel failed" }),
    body: `${kept} ${next}`,
    path: "/admin/machine",
    data: { newest_backup_at: newest?.toISOString() ?? null },
  };
}
