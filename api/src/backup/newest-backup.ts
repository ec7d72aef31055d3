import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Matches the names that nameOfBackup gives. An archive has its name only once it is complete. */
const BACKUP = /^creel-.*\.zip$/;

/** Returns when the newest backup in the folder was completed; `null` if there is none, or no folder. */
export async function newestBackupAt(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.filter((name) => BACKUP.test(name)).map((name) => stat(join(folder, name)).catch(() => null)),
  );
  const times = files.flatMap((file) => file?.mtime ?? []);
  return times.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
