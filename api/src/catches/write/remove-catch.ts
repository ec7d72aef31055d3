import type { Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { CatchRow, Schema } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import { deletePhotosOfCatches } from "../../photos/photos.repository.ts";
import { ownCatches } from "../record/catches.repository.ts";

interface Removal {
  row: CatchRow;
  photos: FileKey[];
}

/**
 * Deletes a catch with its photos.
 * @param onChange called within the transaction, and again if the transaction is repeated
 * @returns the files to delete
 * @throws AppError not_found
 */
export async function removeCatch(
  db: Database,
  key: RowKey,
  onChange?: (transaction: Transaction<Schema>, removal: Removal) => Promise<void>,
): Promise<FileKey[]> {
  return inTransaction(db, async (transaction) => {
    // Catches are always locked before their photos, to avoid deadlocks.
    const row = await ownCatches.lock(transaction, key);
    if (!row) throw new AppError("not_found");
    const photos = await deletePhotosOfCatches(transaction, key.userId, [row]);
    await ownCatches.delete(transaction, key);
    await onChange?.(transaction, { row, photos });
    return photos;
  });
}
