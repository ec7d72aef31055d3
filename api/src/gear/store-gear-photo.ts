import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { GearRow, Schema } from "../database/schema.ts";
import type { StoredGearPhoto } from "../database/tables/gear-tables.ts";
import { AppError } from "../errors/errors.ts";
import type { FileKey } from "../photos/photo-files.ts";
import { findFilesInUse } from "../photos/photos.repository.ts";
import type { Renditions } from "../photos/renditions.ts";
import { type Outcome, withStoredPhotos } from "../photos/with-stored-photos.ts";
import type { GearContext } from "./gear-context.ts";
import { fileOfGear } from "./gear-photo.ts";
import { ownGear } from "./gear.repository.ts";

interface Sent {
  userId: string;
  renditions: Renditions;
  log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Stores the files of a photo for `set`, which stores its owner. If `set` fails, the files are removed again.
 * @throws AppError unavailable, and any error of `set`
 */
export function storeGearPhoto<Result>(
  { photos: { storage } }: GearContext,
  { userId, renditions, log }: Sent,
  set: (photo: StoredGearPhoto) => Promise<Outcome<Result>>,
): Promise<Result> {
  return withStoredPhotos(storage, { userId, renditions: [renditions], log }, async ([stored]) => {
    if (!stored) throw new TypeError("One photo was to be stored");
    const { fileId, userId: _owner, ...measures } = stored;
    return set({ file_id: fileId, ...measures });
  });
}

/**
 * Replaces the photo; `null` removes it.
 * @throws AppError not_found
 */
export async function setGearPhoto(
  db: Database,
  key: RowKey,
  photo: StoredGearPhoto | null,
): Promise<Outcome<GearRow>> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownGear.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (photo === null && stored.photo === null) return { result: stored, unused: [] };
    const row = await ownGear.update(transaction, key, { photo: photo && JSON.stringify(photo) });
    return { result: row, unused: await unusedFiles(transaction, stored) };
  });
}

/** Returns the file of the photo that `before` had, unless other gear or a merge that can be undone still needs it. */
export async function unusedFiles(
  transaction: Transaction<Schema>,
  before: Pick<GearRow, "userId" | "photo">,
): Promise<FileKey[]> {
  const key = fileOfGear(before);
  if (!key) return [];
  const inUse = await findFilesInUse(transaction, { userId: key.userId, fileIds: [key.fileId] });
  return inUse.length === 0 ? [key] : [];
}
