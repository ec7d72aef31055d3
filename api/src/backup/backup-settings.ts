import { join, resolve } from "node:path";

import * as z from "zod/mini";

import { whole } from "../base/setting-kinds.ts";

export const backupEnvironment = {
  BACKUP_DIR: z.optional(z.string()),
  BACKUPS_KEPT: whole(0, 365, 0),
};
const environmentSchema = z.object(backupEnvironment);

export interface BackupSettings {
  folder: string;
  /** The number of daily backups that are kept; 0 makes none. */
  retainedCount: number;
}

export function toBackups(
  values: z.infer<typeof environmentSchema>,
  { dataDir }: { dataDir: string },
): BackupSettings {
  const folder = values.BACKUP_DIR === undefined ? join(dataDir, "backups") : resolve(values.BACKUP_DIR);
  return { folder, retainedCount: values.BACKUPS_KEPT };
}
