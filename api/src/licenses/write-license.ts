import {
  isInOrder,
  LICENSE_LIMITS,
  type LicenseChanges,
  type NewLicense,
} from "@creel/domain/licenses/new-license";

import { isMadeAlready } from "../base/is-made-already.ts";
import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { LicenseRow } from "../database/schema.ts";
import type { SinglePhoto } from "../database/tables/single-photo.ts";
import { AppError } from "../errors/errors.ts";
import type { FileKey } from "../photos/photo-files.ts";
import { unusedFiles } from "../photos/single-photo.ts";
import type { Outcome } from "../photos/with-stored-photos.ts";
import { changeableFields, changedValues, toNewRow } from "./license-values.ts";
import { knownWaters, ownLicenses } from "./licenses.repository.ts";

/** @throws AppError invalid_input */
export async function makeLicense(
  db: Database,
  userId: string,
  sent: NewLicense,
): Promise<{ row: LicenseRow; isNew: boolean }> {
  return withLockedLog(db, userId, async (transaction) => {
    const values = toNewRow(userId, sent, await knownWaters(transaction, userId, sent.water_ids));
    const stored = await ownLicenses.find(transaction, values);
    if (stored) return { row: stored, isNew: false };
    if ((await ownLicenses.count(transaction, userId)) >= LICENSE_LIMITS.perUser) {
      throw new AppError("invalid_input", {
        fields: { name: { code: "too_many_values", max: LICENSE_LIMITS.perUser } },
      });
    }
    return { row: await ownLicenses.insert(transaction, values), isNew: true };
  });
}

interface Change {
  changes: LicenseChanges;
  /** `null` for any version. */
  expectedVersion: number | null;
}

/**
 * Changes the fields that were sent, or nothing if the license has another version than `expectedVersion`. A version
 * that this same change has made is not a conflict.
 * @throws AppError not_found, invalid_input
 */
export async function changeLicense(
  db: Database,
  key: RowKey,
  { changes: sent, expectedVersion }: Change,
): Promise<{ row: LicenseRow } | { stored: LicenseRow }> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownLicenses.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    const waterIds = sent.water_ids && (await knownWaters(transaction, key.userId, sent.water_ids));
    const changes = { ...sent, ...(waterIds && { water_ids: waterIds }) };
    if (expectedVersion !== null && stored.version !== expectedVersion) {
      return isMadeAlready(changeableFields(stored), changes) ? { row: stored } : { stored };
    }
    if (!isInOrder({ ...changeableFields(stored), ...withoutAbsent(changes) })) {
      throw new AppError("invalid_input", { fields: { valid_to: { code: "day_order" } } });
    }
    return { row: await ownLicenses.update(transaction, key, changedValues(changes)) };
  });
}

function withoutAbsent({ valid_from: from, valid_to: to }: LicenseChanges) {
  return { ...(from !== undefined && { valid_from: from }), ...(to !== undefined && { valid_to: to }) };
}

/**
 * @returns the files that nothing needs once this is committed
 * @throws AppError not_found
 */
export async function removeLicense(db: Database, key: RowKey): Promise<FileKey[]> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownLicenses.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    await ownLicenses.delete(transaction, key);
    return unusedFiles(transaction, stored);
  });
}

/**
 * Replaces the photo; `null` removes it.
 * @throws AppError not_found
 */
export async function setLicensePhoto(
  db: Database,
  key: RowKey,
  photo: SinglePhoto | null,
): Promise<Outcome<LicenseRow>> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownLicenses.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (photo === null && stored.photo === null) return { result: stored, unused: [] };
    const row = await ownLicenses.update(transaction, key, { photo: photo && JSON.stringify(photo) });
    return { result: row, unused: await unusedFiles(transaction, stored) };
  });
}
