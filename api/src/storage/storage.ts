import { access, constants, mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";

import { Disk, errors } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

import { AppError } from "../errors/errors.ts";
import { MissingBucketError } from "./bucket.ts";
import type { StorageSettings } from "./storage-settings.ts";

/** Stores files in a folder or a bucket. Keys are paths with slashes, which only our code creates. */
export interface Storage {
  /** @throws AppError unavailable, storage_full */
  put(key: string, contents: Uint8Array, contentType: string): Promise<void>;
  /** Returns the file's contents; `null` if it does not exist. @throws AppError unavailable */
  read(key: string): Promise<Uint8Array | null>;
  /** Returns whether the file exists. @throws AppError unavailable */
  has(key: string): Promise<boolean>;
  list(): AsyncIterable<string[]>;
  removeFolder(folder: string): Promise<void>;
  /** @throws Error if nothing can be stored */
  check(): Promise<void>;
  close(): void;
}

const PAGE = 1000;

export async function openStorage(settings: StorageSettings): Promise<Storage> {
  if (settings.kind === "disk") return openFolder(settings.folder);
  const { openBucket } = await import("./bucket.ts");
  const { driver, check, close } = openBucket(settings);
  return { ...storeIn(new Disk(driver)), check, close };
}

async function openFolder(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored = storeIn(new Disk(new FSDriver({ location: folder, visibility: "private" })));
  return {
    ...stored,
    async put(key, contents, contentType) {
      await stored.put(key, contents, contentType);
      await orUnavailable(syncToDisk(join(folder, key)));
    },
    check: () => access(folder, constants.R_OK | constants.W_OK),
    close: () => {},
  };
}

function storeIn(disk: Disk): Omit<Storage, "check" | "close"> {
  return {
    async put(key, contents, contentType) {
      await orUnavailable(disk.put(key, contents, { contentType }));
    },
    async read(key) {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (isMissing(error)) return null;
        throw unavailable(error);
      }
    },
    has: (key) => orUnavailable(disk.exists(key)),
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll("", { recursive: true, ...(paginationToken && { paginationToken }) });
        yield* inPages([...page.objects].flatMap((object) => (object.isFile ? [object.key] : [])));
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    removeFolder: (folder) => disk.deleteAll(folder),
  };
}

/** Splits keys into pages, because a folder lists all of them at once. */
function* inPages(keys: string[]): Iterable<string[]> {
  for (let start = 0; start < keys.length; start += PAGE) yield keys.slice(start, start + PAGE);
}

/** Syncs a file and its folder, so that an acknowledged photo survives a power failure. */
async function syncToDisk(path: string): Promise<void> {
  for (const each of [path, dirname(path)]) {
    const handle = await open(each, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

export async function whyStorageIsNotReady(storage: Storage): Promise<string[]> {
  try {
    await storage.check();
    return [];
  } catch (error) {
    if (error instanceof MissingBucketError) return ["The bucket of the photos is not there."];
    return ["The photo storage cannot be reached."];
  }
}

const RETRY_AFTER_SECONDS = 30;

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(cause: unknown): AppError {
  if (isFull(cause)) return new AppError("storage_full", { cause, retryAfter: RETRY_AFTER_SECONDS });
  return new AppError("unavailable", { cause, retryAfter: RETRY_AFTER_SECONDS });
}

/** The library wraps the system's error. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")) return true;
  return isFull(error.cause);
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE)) return false;
  const { cause } = error;
  if (!(cause instanceof Error)) return false;
  return cause.name === "NoSuchKey" || ("code" in cause && cause.code === "ENOENT");
}
