import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rename, rm, stat, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

import { HOUR_MS } from "@creel/domain/dates/units-of-time";

import { CREEL_VERSION } from "../base/creel-version.ts";
import { streamZip } from "../base/zip.ts";
import type { ConnectionTarget } from "../database/connect.ts";
import { withSession } from "../database/session.ts";
import type { Storage } from "../storage/storage.ts";
import type { Manifest } from "./archive/archive-format.ts";
import { BackupError } from "./archive/backup-error.ts";
import { isThere } from "./folders.ts";
import { syncFolder } from "./restore-plan.ts";
import { entriesOf } from "./write-archive.ts";

export interface BackupSource {
  target: ConnectionTarget;
  storage: Storage;
}

export interface MadeBackup {
  file: string;
  bytes: number;
  manifest: Manifest;
}

/** Returns a name such as creel-20261121-184500.zip. */
export function nameOfBackup(prefix: string, at: Date): string {
  const [day = "", time = ""] = at.toISOString().replaceAll(/[-:]/g, "").split(/[T.]/);
  return `${prefix}-${day}-${time}.zip`;
}

/**
 * Makes an archive of all data, even while Creel is running. The file gets its name once it is complete and synced to
 * disk. Only its owner may read it.
 * @throws BackupError if there is nothing to back up, or the file already exists
 */
export async function makeBackup({ target, storage }: BackupSource, file: string): Promise<MadeBackup> {
  const parent = dirname(file);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  if (await isThere(file)) throw new BackupError(`${file} already exists.`);
  await removeDeadWorkplaces(parent);
  const folder = await mkdtemp(join(parent, WORKPLACE));
  const abort = new AbortController();
  try {
    const creelVersion = CREEL_VERSION;
    let manifest: Manifest | undefined;
    const onManifest = (made: Manifest) => {
      manifest = made;
    };
    const beside = join(folder, basename(file));
    await withSession(target, async (client) => {
      const entries = entriesOf({ client, storage, folder, creelVersion, signal: abort.signal, onManifest });
      await pipeline(
        streamZip(entries),
        createWriteStream(beside, { flags: "wx", mode: 0o600, flush: true }),
      );
    });
    if (!manifest) throw new Error("An archive was made without a manifest");
    const { size } = await stat(beside);
    await rename(beside, file);
    await syncFolder(parent);
    return { file, bytes: size, manifest };
  } finally {
    abort.abort();
    await rm(folder, { recursive: true, force: true });
  }
}

const WORKPLACE = ".creel-backup-";
/** A running backup writes all the time, so an hour without a write means that it was killed. */
const DEAD_AFTER_MS = HOUR_MS;

/** Removes the folders of killed backups. */
async function removeDeadWorkplaces(parent: string): Promise<void> {
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
