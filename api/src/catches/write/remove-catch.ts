import type { Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { CatchRow, Schema } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import { deletePhotosOfCatches } from "../../photos/photos.repository.ts";
import { type CatchKey, deleteCatch, lockCatch } from "../record/catches.repository.ts";

interface Removal {
  row: CatchRow;
  photos: FileKey[];
}

/**
 * Deletes a catch with its photos.
 * @param onChange Told of it in the transaction that does it, again when that is repeated.
 * @returns the files that are left.
 * @throws AppError not_found
 */
export async function removeCatch(
  db: Database,
  key: CatchKey,
  onChange?: (transaction: Transaction<Schema>, removal: Removal) => Promise<void>,
): Promise<FileKey[]> {
  return inTransaction(db, async (transaction) => {
    // The catch before its photos, as everybody does: two who do it the other way round wait for each other.
    const row = await lockCatch(transaction, key);
    if (!row) throw new AppError("not_found");
    const photos = await deletePhotosOfCatches(transaction, key.userId, [row]);
    await deleteCatch(transaction, key);
    await onChange?.(transaction, { row, photos });
    return photos;
  });
}
