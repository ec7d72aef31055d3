import { newRecordId } from "@creel/domain/catches/record-id";
import type { FastifyBaseLogger } from "fastify";
import { validate as isUuid } from "uuid";

import type { Storage } from "../storage/storage.ts";
import type { Renditions } from "./renditions.ts";

export const PHOTO_FILES = ["display.jpg", "thumbnail.webp"] as const;
export type PhotoFile = (typeof PHOTO_FILES)[number];

export const CONTENT_TYPES: Record<PhotoFile, string> = {
  "display.jpg": "image/jpeg",
  "thumbnail.webp": "image/webp",
};

export interface FileKey {
  userId: string;
  fileId: string;
}

const ROOT = "photos";

export function keyOf(key: FileKey, file: PhotoFile): string {
  return `${folderOf(key)}/${file}`;
}

function folderOf({ userId, fileId }: FileKey): string {
  return `${ROOT}/${userId}/${fileId}`;
}

/** Parses a key of the storage; `null` if it does not belong to a photo. */
export function fileKeyOf(key: string): FileKey | null {
  const [root, userId = "", fileId = ""] = key.split("/");
  return root === ROOT && isUuid(userId) && isUuid(fileId) ? { userId, fileId } : null;
}

/**
 * Stores a photo's files under a new id.
 * @throws AppError unavailable; the sweep removes partly stored files
 */
export async function storePhoto(storage: Storage, userId: string, renditions: Renditions): Promise<FileKey> {
  const key = { userId, fileId: newRecordId() };
  const { display, thumbnail } = renditions;
  await Promise.all([
    storage.put(keyOf(key, "display.jpg"), display, CONTENT_TYPES["display.jpg"]),
    storage.put(keyOf(key, "thumbnail.webp"), thumbnail, CONTENT_TYPES["thumbnail.webp"]),
  ]);
  return key;
}

/** A thousand catches may have ten thousand photos. */
const REMOVED_AT_A_TIME = 100;

/** Removes files of photos. The sweep later removes files that cannot be removed now. */
export async function removePhotos(
  storage: Storage,
  keys: readonly FileKey[],
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<void> {
  for (let start = 0; start < keys.length; start += REMOVED_AT_A_TIME) {
    const some = keys.slice(start, start + REMOVED_AT_A_TIME);
    const results = await Promise.allSettled(some.map((key) => storage.removeFolder(folderOf(key))));
    const failures = results.filter((result) => result.status === "rejected");
    for (const { reason } of failures) log.warn({ err: reason }, "Files of a photo stay until the sweep");
  }
}

/** Removes all files of a user. The sweep later removes files that cannot be removed now. */
export async function removePhotosOfUser(
  storage: Storage,
  userId: string,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<void> {
  try {
    await storage.removeFolder(`${ROOT}/${userId}`);
  } catch (error) {
    log.warn({ err: error }, "Files of a deleted account stay until the sweep");
  }
}
