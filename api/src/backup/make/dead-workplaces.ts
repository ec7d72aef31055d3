import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { HOUR_MS } from "@creel/domain/dates/units-of-time";

export const WORKPLACE = ".creel-backup-";
/** A running backup writes all the time, so an hour without a write means that it was killed. */
const DEAD_AFTER_MS = HOUR_MS;

/** Removes the folders of backups that were killed. */
export async function removeDeadWorkplaces(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(WORKPLACE)) continue;
    const folder = join(parent, name);
    const isDead = (await lastWrite(folder)) < Date.now() - DEAD_AFTER_MS;
    if (isDead) await rm(folder, { recursive: true, force: true });
  }
}

async function lastWrite(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const paths = [folder, ...names.map((name) => join(folder, name))];
  const times = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}
