import { GEAR_LIMITS, type GearChanges, type NewGear } from "@creel/domain/gear/new-gear";

import { isMadeAlready } from "../base/is-made-already.ts";
import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { GearRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { deleteMergesInto } from "../merges/merges.repository.ts";
import type { FileKey } from "../photos/photo-files.ts";
import { unusedFiles } from "../photos/single-photo.ts";
import { changeableFields, changedValues, storableFields, toNewRow } from "./gear-values.ts";
import { ownGear, leaveGear, leaveOtherVariants } from "./gear.repository.ts";

/** @throws AppError invalid_input */
export async function makeGear(
  db: Database,
  userId: string,
  sent: NewGear,
): Promise<{ row: GearRow; isNew: boolean }> {
  const values = toNewRow(userId, sent);
  return withLockedLog(db, userId, async (transaction) => {
    const stored = await ownGear.find(transaction, values);
    if (stored) return { row: stored, isNew: false };
    if ((await ownGear.count(transaction, userId)) >= GEAR_LIMITS.perUser) {
      throw new AppError("invalid_input", {
        fields: { name: { code: "too_many_values", max: GEAR_LIMITS.perUser } },
      });
    }
    return { row: await ownGear.insert(transaction, values), isNew: true };
  });
}

interface Change {
  changes: GearChanges;
  /** `null` for any version. */
  expectedVersion: number | null;
}

/**
 * Changes the fields that were sent, or nothing if the gear has another version than `expectedVersion`. A version that
 * this same change has made is not a conflict.
 * @throws AppError not_found
 */
export async function changeGear(
  db: Database,
  key: RowKey,
  { changes, expectedVersion }: Change,
): Promise<{ row: GearRow } | { stored: GearRow }> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownGear.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (expectedVersion !== null && stored.version !== expectedVersion) {
      const isMade = isMadeAlready(changeableFields(stored), storableFields(changes));
      return isMade ? { row: stored } : { stored };
    }
    const row = await ownGear.update(transaction, key, changedValues(changes));
    if (changes.variants) await leaveOtherVariants(transaction, key, row.variants);
    return { row };
  });
}

/**
 * Deletes gear. Catches with it stay.
 * @returns the files that nothing needs once this is committed
 * @throws AppError not_found
 */
export async function removeGear(db: Database, key: RowKey): Promise<FileKey[]> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownGear.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    await leaveGear(transaction, key);
    await deleteMergesInto(transaction, key);
    await ownGear.delete(transaction, key);
    return unusedFiles(transaction, stored);
  });
}
