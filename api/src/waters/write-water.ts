import type { ImportedWater } from "@creel/domain/import/imported-parts";
import { type NewWater, WATER_LIMITS, type WaterChanges } from "@creel/domain/waters/new-water";

import { isMadeAlready } from "../base/is-made-already.ts";
import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { WaterRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { deleteMergesInto } from "../merges/merges.repository.ts";
import { leaveWater } from "./placed.repository.ts";
import { reassignCatches, type Found, NONE_FOUND } from "./reassign-catches.ts";
import { changeableFields, changedValues, toNewRow } from "./water-values.ts";
import { ownWaters } from "./waters.repository.ts";

export interface Written {
  row: WaterRow;
  found: Found;
}

/** @throws AppError invalid_input */
export async function makeWater(
  db: Database,
  userId: string,
  sent: NewWater | ImportedWater,
): Promise<Written & { isNew: boolean }> {
  const values = toNewRow(userId, sent);
  return withLockedLog(db, userId, async (transaction) => {
    const stored = await ownWaters.find(transaction, values);
    if (stored) return { row: stored, found: NONE_FOUND, isNew: false };
    if ((await ownWaters.count(transaction, userId)) >= WATER_LIMITS.perUser) {
      throw new AppError("invalid_input", {
        fields: { name: { code: "too_many_values", max: WATER_LIMITS.perUser } },
      });
    }
    const row = await ownWaters.insert(transaction, values);
    return { row, found: await reassignCatches(transaction, row, null), isNew: true };
  });
}

interface Change {
  changes: WaterChanges;
  /** `null` for any version. */
  expectedVersion: number | null;
}

/**
 * Changes the fields that were sent, or nothing if the water has another version than `expectedVersion`. A version that
 * this same change has made is not a conflict.
 * @returns the water after the change, or the stored water if there is a conflict
 * @throws AppError not_found
 */
export async function changeWater(
  db: Database,
  key: RowKey,
  { changes, expectedVersion }: Change,
): Promise<Written | { stored: WaterRow }> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownWaters.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (expectedVersion !== null && stored.version !== expectedVersion) {
      const isMade = isMadeAlready(changeableFields(stored), changes);
      return isMade ? { row: stored, found: NONE_FOUND } : { stored };
    }
    const row = await ownWaters.update(transaction, key, changedValues(stored, changes));
    return { row, found: isMoved(changes) ? await reassignCatches(transaction, row, stored) : NONE_FOUND };
  });
}

function isMoved({ latitude, longitude, radius, outline }: WaterChanges): boolean {
  return [latitude, longitude, radius, outline].some((value) => value !== undefined);
}

/** The catches and trips stay, without a water. @throws AppError not_found */
export async function removeWater(db: Database, key: RowKey): Promise<void> {
  await withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownWaters.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    await leaveWater(transaction, stored);
    await deleteMergesInto(transaction, key);
    await ownWaters.delete(transaction, key);
  });
}
