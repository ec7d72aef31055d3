import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../database/connect.ts";
import type { Storage } from "../storage/storage.ts";
import { type FileKey, fileKeyOf, removePhotos } from "./photo-files.ts";
import { findFilesInUse } from "./photos.repository.ts";

/** An older upload without a catch has failed. The id of a file only contains the day of the upload. */
const GRACE_MS = DAY_MS + HOUR_MS;

/**
 * Removes files that belong to no photo: from uploads that failed halfway, and from deleted catches and accounts whose
 * files could not be removed.
 * @returns the number of photos whose files were removed
 */
export async function sweepPhotos(
  { db, storage }: { db: Database; storage: Storage },
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<number> {
  let count = 0;
  for await (const keys of storage.list()) {
    const orphans = await findOrphans(db, distinct(keys));
    await removePhotos(storage, orphans, log);
    count += orphans.length;
  }
  return count;
}

function distinct(keys: readonly string[]): FileKey[] {
  const found = keys.flatMap((key) => fileKeyOf(key) ?? []);
  const byFile = new Map(found.map((key) => [key.fileId, key]));
  return [...byFile.values()].filter(({ fileId }) => madeAt(fileId) < Date.now() - GRACE_MS);
}

async function findOrphans(db: Database, keys: readonly FileKey[]): Promise<FileKey[]> {
  const orphans: FileKey[] = [];
  for (const [userId, files] of Map.groupBy(keys, (key) => key.userId)) {
    const inUse = await findFilesInUse(db, { userId, fileIds: files.map(({ fileId }) => fileId) });
    const used = new Set(inUse.map(({ fileId }) => fileId));
    orphans.push(...files.filter(({ fileId }) => !used.has(fileId)));
  }
  return orphans;
}

const TIMESTAMP_DIGITS = 12;

/** The first 48 bits of a UUIDv7 are its milliseconds since 1970 (RFC 9562, section 5.7). */
function madeAt(uuid: string): number {
  return Number.parseInt(uuid.replaceAll("-", "").slice(0, TIMESTAMP_DIGITS), 16);
}
