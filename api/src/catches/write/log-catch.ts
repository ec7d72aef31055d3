import { DETAIL_NAMES } from "@creel/domain/catches/details";
import type { CatchChanges, NewCatch } from "@creel/domain/catches/new-catch";
import { canonicalLure } from "@creel/domain/lures/lures";
import { canonicalSpecies } from "@creel/domain/species/species";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../../database/connect.ts";
import { DETAIL_COLUMNS } from "../../database/detail-columns.ts";
import { inTransaction, repeatAfterDeadlock } from "../../database/repeat-after-deadlock.ts";
import type { CatchRow, Schema, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { changePhotos, type PhotoChanges } from "../../photos/photo-changes.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import { deletePhotosOfCatches, type StoredPhoto } from "../../photos/photos.repository.ts";
import {
  firstTryAt,
  isBeforeAutofill,
  movesElsewhere,
  nextTry,
  stillAutofilled,
  withUnseen,
} from "../record/autofilled-conditions.ts";
import {
  type CatchKey,
  type CatchValues,
  deleteCatch,
  findCatch,
  insertCatch,
  lockCatch,
  updateCatch,
  withoutUndefined,
} from "../record/catches.repository.ts";
import { moveToZone, readCaughtAt } from "./caught-at.ts";

export interface Logged {
  row: CatchRow;
  /** False when the angler had logged a catch of this id before; it is unchanged. */
  isNew: boolean;
  /** False when it has no photos for certain, so that nobody needs to look for them. */
  hasPhotos: boolean;
}

/** @throws AppError invalid_input, id_taken */
export async function logCatch(
  db: Database,
  user: UserRow,
  { sent, photos }: { sent: NewCatch; photos: StoredPhoto[] },
): Promise<Logged> {
  const { required, details } = toNewRow(user, sent);
  const insert = (connection: Database) => insertCatch(connection, required, details);

  const inserted =
    photos.length === 0
      ? await repeatAfterDeadlock(() => insert(db))
      : await inTransaction(db, async (transaction) => {
          const row = await insert(transaction);
          const photoChanges = { added: photos, order: [], removed: [] };
          if (row) await changePhotos(transaction, { userId: user.id, catchId: row.id }, photoChanges);
          return row;
        });
  if (inserted) return { row: inserted, isNew: true, hasPhotos: photos.length > 0 };

  const stored = await findCatch(db, required);
  if (!stored) throw new AppError("id_taken");
  return { row: stored, isNew: false, hasPhotos: true };
}

/** The row of a catch that is logged, as it was sent. @throws AppError invalid_input */
export function toNewRow(user: Pick<UserRow, "id" | "timeZone">, sent: NewCatch) {
  const caughtAt = readCaughtAt(sent.date, sent.time_zone ?? user.timeZone);
  const values = toValues(sent);
  const fillAfter =
    sent.fill_conditions === false ? null : firstTryAt({ ...values, ...caughtAt }, new Date());
  const key = { userId: user.id, id: sent.id?.toLowerCase() ?? uuidv7() };
  const required = { ...key, species: canonicalSpecies(sent.species), ...caughtAt };
  return { required, details: { ...values, fillAfter } };
}

export interface VersionConflict {
  stored: CatchRow;
}

export interface Changed {
  row: CatchRow;
  unused: FileKey[];
}

/** A catch before and after a change. */
export interface Difference {
  before: CatchRow;
  after: CatchRow;
  hasOtherPhotos: boolean;
}

export interface Change {
  changes: CatchChanges;
  photos: PhotoChanges;
  expectedVersion: number | null;
  /** Told of it in the transaction that makes it, again when that is repeated. */
  onChange?: (transaction: Transaction<Schema>, difference: Difference) => Promise<void>;
}

const SAME_PHOTOS = { unused: [], isChanged: false };

/**
 * Changes the fields that were sent. With `expectedVersion`, nothing is changed when somebody else
 * changed the catch first; that conditions were filled in is nobody's change.
 * @throws AppError not_found, invalid_input, id_taken
 */
export async function changeCatch(
  db: Database,
  key: CatchKey,
  { changes, photos, expectedVersion, onChange }: Change,
): Promise<Changed | VersionConflict> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockCatch(transaction, key);
    if (!stored) throw new AppError("not_found");
    const isUnseen = expectedVersion !== null && isBeforeAutofill(stored, expectedVersion);
    if (expectedVersion !== null && stored.version !== expectedVersion && !isUnseen) return { stored };
    const { unused, isChanged } = hasChanges(photos)
      ? await changePhotos(transaction, { userId: key.userId, catchId: key.id }, photos)
      : SAME_PHOTOS;
    const row = await updateCatch(transaction, key, valuesAfter(stored, changes, isUnseen));
    await onChange?.(transaction, { before: stored, after: row, hasOtherPhotos: isChanged });
    return { row, unused };
  });
}

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

function hasChanges({ added, order, removed }: PhotoChanges): boolean {
  return added.length + order.length + removed.length > 0;
}

/** @param isUnseen Whether the change was made without knowing what was filled in. */
function valuesAfter(stored: CatchRow, changes: CatchChanges, isUnseen: boolean): CatchValues {
  const time = changedTime(stored, changes);
  const isMoved = movesElsewhere(stored, { ...changes, ...time });
  const meant = isUnseen ? withUnseen(stored, changes, isMoved) : changes;
  const values = {
    ...toValues(meant),
    ...time,
    ...(changes.species !== undefined && { species: canonicalSpecies(changes.species) }),
  };
  const after = { ...stored, ...withoutUndefined(values) };
  return {
    ...values,
    filledFields: stillAutofilled(stored, meant),
    ...nextTry(stored, after, { isRestarted: isUnseen && isMoved, isMoved }),
  };
}

function changedTime(stored: CatchRow, { date, time_zone: timeZone }: CatchChanges) {
  if (date !== undefined) return readCaughtAt(date, timeZone ?? stored.timeZone);
  return timeZone === undefined ? {} : moveToZone(stored, timeZone);
}

/** What was sent, by the names of the columns; what was not sent is `undefined` and stays as it is. */
function toValues(sent: CatchChanges): CatchValues {
  const lure = sent.lure_type && canonicalLure(sent.lure_type);
  const details = DETAIL_NAMES.map((name) => [
    DETAIL_COLUMNS[name],
    name === "lure_type" ? lure : sent[name],
  ]);
  return { latitude: sent.latitude, longitude: sent.longitude, ...Object.fromEntries(details) };
}
