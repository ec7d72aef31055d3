import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import { deletePhotosOfCatches } from "../../photos/photos.repository.ts";
import { ownTrips } from "../record/trips.repository.ts";
import { lockForWriting } from "./change-trip.ts";
import { noteRemoval } from "./removed-trips.repository.ts";
import { deleteCatchesOf, detachFromTrip, lockCatchesOf } from "./trip-catches.repository.ts";

/**
 * Deletes a trip, and its catches if `withCatches`; otherwise they stay without a trip.
 * @returns the files to delete
 * @throws AppError not_found
 */
export async function removeTrip(
  db: Database,
  key: RowKey,
  { withCatches }: { withCatches: boolean },
): Promise<FileKey[]> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockForWriting(transaction, key);
    if (!stored.isSample) await noteRemoval(transaction, stored);
    if (!withCatches) {
      await detachFromTrip(transaction, key);
      await ownTrips.delete(transaction, key);
      return [];
    }
    // Catches are always locked before their photos, to avoid deadlocks.
    const catches = await lockCatchesOf(transaction, key);
    const photos = await deletePhotosOfCatches(transaction, key.userId, catches);
    await deleteCatchesOf(transaction, key);
    await ownTrips.delete(transaction, key);
    return photos;
  });
}
