import { randomUUID } from "node:crypto";
import { chmod, chown, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Account, accountToRunAs, canAccess } from "./account.ts";
import { exists } from "./binaries.ts";

export interface Home {
  account: Account | null;
  /** The cluster: PGDATA. */
  folder: string;
  /** Set when the account cannot reach the data folder, and the cluster lives elsewhere. */
  elsewhere: string | null;
}

/** Room for what an unprivileged account has to reach when everything of ours is closed to it. */
export const SYSTEM_FOLDER = "/var/lib/creel";

/**
 * Finds or makes the cluster's place. It is `dataDir/postgres`, unless we are root and the account
 * PostgreSQL runs as cannot get there (root's home, a folder of mode 0700): then it is a folder of its
 * own under `systemFolder`, whose path `dataDir/postgres.location` remembers.
 */
export async function findHome(dataDir: string, systemFolder = SYSTEM_FOLDER): Promise<Home> {
  const near = join(dataDir, "postgres");
  const note = join(dataDir, "postgres.location");
  const noted = await readFile(note, "utf8").catch(() => null);
  const folder = noted?.trim() || near;
  const account = await accountToRunAs(folder);
  if (!account) return { account, folder: near, elsewhere: null };
  if (noted) return { account, folder, elsewhere: folder };

  await chmod(dataDir, 0o711);
  if (await canAccess(dataDir, account)) return { account, folder: near, elsewhere: null };

  const own = join(systemFolder, randomUUID());
  await mkdir(own, { recursive: true, mode: 0o755 });
  await chmod(systemFolder, 0o755);
  await writeFile(join(own, "belongs-to.txt"), `The database of the Creel in ${dataDir}\n`);
  await writeFile(note, `${join(own, "postgres")}\n`);
  return { account, folder: join(own, "postgres"), elsewhere: join(own, "postgres") };
}

/** A path of a Unix socket may have 107 bytes; PostgreSQL adds `/.s.PGSQL.5432`. */
const MAX_SOCKET_FOLDER_LENGTH = 90;

/** A folder only the account (and root) can enter: whoever gets in is trusted. */
export async function makeSocketFolder({ account, folder }: Home): Promise<string> {
  const beside = `${folder}-socket`;
  const isShort = Buffer.byteLength(beside) <= MAX_SOCKET_FOLDER_LENGTH;
  const socketFolder = isShort ? beside : await mkdtemp(join(tmpdir(), "creel-"));
  if (!(await exists(socketFolder))) await mkdir(socketFolder);
  await chmod(socketFolder, 0o700);
  if (account) await chown(socketFolder, account.uid, account.gid);
  return socketFolder;
}
