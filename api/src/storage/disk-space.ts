import { existsSync } from "node:fs";
import { access, constants, mkdir, statfs } from "node:fs/promises";
import { dirname } from "node:path";

const MEGABYTE = 1024 * 1024;

/**
 * Below this, requests that store something are refused. The rest is reserved for the database itself, for signing in
 * and for deleting.
 */
const RESERVE_BYTES = 64 * MEGABYTE;
/** Below this, the database may fail to start, because it may need a new log segment of 16 MB. */
const START_BYTES = 32 * MEGABYTE;

const CHECK_EVERY_MS = 1000;

export interface DiskSpace {
  isFull(): Promise<boolean>;
}

/** Checks the disks of these folders, at most once a second. */
export function watchDiskSpace(folders: readonly string[]): DiskSpace {
  let checkedAt = 0;
  let answer = Promise.resolve(false);
  const checkDisks = async () => {
    const free = await Promise.all(folders.map(freeBytes));
    return free.some((bytes) => bytes < RESERVE_BYTES);
  };
  return {
    isFull() {
      const now = performance.now();
      if (checkedAt === 0 || now - checkedAt > CHECK_EVERY_MS) {
        checkedAt = now;
        // A disk that cannot be checked does not count as full; the next write reveals the problem.
        answer = checkDisks().catch(() => false);
      }
      return answer;
    },
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Like Node's mkdir with `recursive`, which never returns where the system cannot create folders, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder);
}

/** @throws Error with a message for the operator */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Creel cannot write to the data folder ${folder} (DATA_DIR): ${reason}`, { cause });
  }
  const free = await freeBytes(folder);
  if (free >= START_BYTES) return;
  throw new Error(
    `The disk of the data folder ${folder} is full: ${Math.floor(free / MEGABYTE)} MB free, ` +
      `${START_BYTES / MEGABYTE} MB needed. Free up space and start Creel again; nothing is lost.`,
  );
}
