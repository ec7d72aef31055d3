import {
  brokenRelation,
  LIMIT_BOUNDS,
  type LimitChanges,
  type NewLimit,
} from "@creel/domain/catch-limits/new-limit";

import { isMadeAlready } from "../base/is-made-already.ts";
import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { LimitRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { changeableFields, changedValues, toNewRow } from "./limit-values.ts";
import { hasWater, ownLimits } from "./limits.repository.ts";

/** @throws AppError invalid_input if there are too many, or no such water */
export async function makeLimit(
  db: Database,
  userId: string,
  sent: NewLimit,
): Promise<{ row: LimitRow; isNew: boolean }> {
  const values = toNewRow(userId, sent);
  return withLockedLog(db, userId, async (transaction) => {
    const stored = await ownLimits.find(transaction, values);
    if (stored) return { row: stored, isNew: false };
    if ((await ownLimits.count(transaction, userId)) >= LIMIT_BOUNDS.perUser) {
      throw new AppError("invalid_input", {
        fields: { species: { code: "too_many_values", max: LIMIT_BOUNDS.perUser } },
      });
    }
    await refuseUnknownWater(transaction, userId, sent.water_id);
    return { row: await ownLimits.insert(transaction, values), isNew: true };
  });
}

interface Change {
  changes: LimitChanges;
  /** `null` for any version. */
  expectedVersion: number | null;
}

/**
 * Changes the fields that were sent, or nothing if the limit has another version than `expectedVersion`. A version that
 * this same change has made is not a conflict.
 * @throws AppError not_found, invalid_input
 */
export async function changeLimit(
  db: Database,
  key: RowKey,
  { changes, expectedVersion }: Change,
): Promise<{ row: LimitRow } | { stored: LimitRow }> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownLimits.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (expectedVersion !== null && stored.version !== expectedVersion) {
      return isMadeAlready(changeableFields(stored), changes) ? { row: stored } : { stored };
    }
    await refuseUnknownWater(transaction, key.userId, changes.water_id);
    const row = await ownLimits.update(transaction, key, changedValues(changes));
    // Fields that were not sent can contradict those that were. The error undoes the transaction.
    const broken = brokenRelation(changeableFields(row));
    if (broken) throw new AppError("invalid_input", { fields: { [broken.field]: broken.error } });
    return { row };
  });
}

/** A limit of a water that does not exist would hold nowhere. @throws AppError invalid_input */
async function refuseUnknownWater(
  transaction: Database,
  userId: string,
  waterId: string | null | undefined,
): Promise<void> {
  if (waterId === null || waterId === undefined) return;
  if (await hasWater(transaction, { userId, id: waterId.toLowerCase() })) return;
  throw new AppError("invalid_input", { fields: { water_id: { code: "not_in_log" } } });
}

/** @throws AppError not_found */
export async function removeLimit(db: Database, key: RowKey): Promise<void> {
  if (!(await ownLimits.delete(db, key))) throw new AppError("not_found");
}
