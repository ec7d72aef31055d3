import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Matches the names that nameOfBackup gives. An archive has its name only once it is complete. */
const BACKUP = /^creel-.*\.zip$/;

export interface BackupFile {
  file: string;
  bytes: number;
  /** When it was completed. */
  at: Date;
}

/** Returns the backups in a folder, newest first; none if there is no folder. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.filter((name) => BACKUP.test(name)).map((name) => fileAt(join(folder, name))),
  );
  return files
    .flatMap((file) => file ?? [])
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (one.file < other.file ? 1 : -1));
}

async function fileAt(file: string): Promise<BackupFile | null> {
  const found = await stat(file).catch(() => null);
  return found && { file, bytes: found.size, at: found.mtime };
}

/** Returns when the newest backup in the folder was completed; `null` if there is none, or no folder. */
export async function newestBackupAt(folder: string): Promise<Date | null> {
  return (await listBackups(folder))[0]?.at ?? null;
}
