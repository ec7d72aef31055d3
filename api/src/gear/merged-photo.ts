import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { MergedGear } from "../database/tables/gear-tables.ts";
import type { SinglePhoto } from "../database/tables/single-photo.ts";
import { AppError } from "../errors/errors.ts";
import { findMerge, ownMerges } from "../merges/merges.repository.ts";
import type { FileKey } from "../photos/photo-files.ts";
import { unusedFiles } from "../photos/single-photo.ts";
import type { Outcome } from "../photos/with-stored-photos.ts";

/**
 * Returns whether the merged gear had a photo.
 * @throws AppError not_found if it was never merged, or too long ago
 */
export async function hasMergedPhoto(db: Database, key: RowKey, now: Date): Promise<boolean> {
  const { gear } = await readBefore(db, key, now);
  return gear.photo !== null;
}

/**
 * Sets the photo of merged gear, which is restored with it. An existing photo stays.
 * @throws AppError not_found if it was never merged, or too long ago
 */
export async function setMergedPhoto(
  db: Database,
  key: RowKey,
  { photo, now }: { photo: SinglePhoto; now: Date },
): Promise<Outcome<void>> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const before = await readBefore(transaction, key, now);
    if (before.gear.photo === null) {
      const after: MergedGear = { ...before, gear: { ...before.gear, photo } };
      await ownMerges.set(transaction, key, { before: JSON.stringify(after) });
    }
    return { result: undefined, unused: await unusedFiles(transaction, { ...key, photo }) };
  });
}

async function readBefore(db: Database, key: RowKey, now: Date): Promise<MergedGear> {
  const merge = await findMerge(db, { ...key, kind: "gear" }, now);
  if (!merge) throw new AppError("not_found");
  return merge.before;
}

/**
 * Deletes the undo data of a merge.
 * @returns the files that nothing needs once this is committed
 */
export async function forgetMergeOfGear(db: Database, key: RowKey, now: Date): Promise<FileKey[]> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const merge = await findMerge(transaction, { ...key, kind: "gear" }, now);
    await ownMerges.delete(transaction, key);
    return merge ? unusedFiles(transaction, merge.before.gear) : [];
  });
}
