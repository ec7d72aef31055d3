import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { GearRow } from "../database/schema.ts";
import type { SinglePhoto } from "../database/tables/single-photo.ts";
import { AppError } from "../errors/errors.ts";
import { unusedFiles } from "../photos/single-photo.ts";
import type { Outcome } from "../photos/with-stored-photos.ts";
import { ownGear } from "./gear.repository.ts";

/**
 * Replaces the photo; `null` removes it.
 * @throws AppError not_found
 */
export async function setGearPhoto(
  db: Database,
  key: RowKey,
  photo: SinglePhoto | null,
): Promise<Outcome<GearRow>> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownGear.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (photo === null && stored.photo === null) return { result: stored, unused: [] };
    const row = await ownGear.update(transaction, key, { photo: photo && JSON.stringify(photo) });
    return { result: row, unused: await unusedFiles(transaction, stored) };
  });
}
