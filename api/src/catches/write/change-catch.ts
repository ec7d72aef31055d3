import type { CatchChanges } from "@creel/domain/catches/new-catch";
import type { Transaction } from "kysely";

import { isMadeAlready as hasValues } from "../../base/is-made-already.ts";
import { chosenCustom } from "../../custom-fields/chosen-custom.ts";
import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { CatchRow, Schema } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { chosenGear } from "../../gear/gear-of-catch.ts";
import { changePhotos, type PhotoChanges, hasMadePhotoChanges } from "../../photos/photo-changes.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import { squareAfterMove } from "../../places/fix-squares.ts";
import { placeTripByCatches } from "../../places/place-trip-by-catches.ts";
import { chosenSpot, waterAfter } from "../../places/water-of-place.ts";
import {
  isBeforeAutofill,
  movesElsewhere,
  nextTry,
  stillAutofilled,
  withUnseen,
} from "../record/autofilled-conditions.ts";
import { type CatchValues, ownCatches, withoutUndefined } from "../record/catches.repository.ts";
import { changedTime, changedValues } from "./changed-values.ts";
import { chosenTrip } from "./trip-of-catch.ts";

export interface VersionConflict {
  stored: CatchRow;
}

export interface Changed {
  row: CatchRow;
  unused: FileKey[];
}

export interface Difference {
  before: CatchRow;
  after: CatchRow;
  hasOtherPhotos: boolean;
}

export interface Change {
  changes: CatchChanges;
  photos: PhotoChanges;
  expectedVersion: number | null;
  /** Called within the transaction, and again if the transaction is repeated. */
  onChange?: (transaction: Transaction<Schema>, difference: Difference) => Promise<void>;
}

const SAME_PHOTOS = { unused: [], isChanged: false };

/**
 * Changes the fields that were sent, or nothing if the catch has another version than `expectedVersion`. A version that
 * only the autofill or this same change has made is not a conflict.
 * @throws AppError not_found, invalid_input, id_taken
 */
export async function changeCatch(
  db: Database,
  key: RowKey,
  change: Change,
): Promise<Changed | VersionConflict> {
  const changed = await inTransaction(db, (transaction) => changeLocked(transaction, key, change));
  const tripId = "row" in changed ? changed.row.tripId : null;
  // Runs after the catch is unlocked, because a change of a trip locks the trip before its catches.
  if (tripId !== null) await placeTripByCatches(db, { userId: key.userId, tripId });
  return changed;
}

async function changeLocked(
  transaction: Transaction<Schema>,
  key: RowKey,
  { changes, photos, expectedVersion, onChange }: Change,
): Promise<Changed | VersionConflict> {
  const stored = await ownCatches.lock(transaction, key);
  if (!stored) throw new AppError("not_found");
  const ofTrip = await chosenTrip(transaction, key.userId, changes.trip_id);
  const chosen = await chosenSpot(transaction, key.userId, changes);
  const ofGear = await chosenGear(transaction, stored, changes);
  const custom = await chosenCustom(transaction, { ...stored, subject: "catch" }, changes);
  const isUnseen = expectedVersion !== null && isBeforeAutofill(stored, expectedVersion);
  if (expectedVersion !== null && stored.version !== expectedVersion && !isUnseen) {
    const resolvedColumns = { ...ofTrip, ...chosen, ...ofGear, ...custom };
    const isMade = await isMadeAlready(transaction, stored, {
      changes,
      resolvedColumns,
      photos,
      expectedVersion,
    });
    return isMade ? { row: stored, unused: photos.added } : { stored };
  }
  const { unused, isChanged } = hasChanges(photos)
    ? await changePhotos(transaction, { userId: key.userId, catchId: key.id }, photos)
    : SAME_PHOTOS;
  const row = await ownCatches.update(transaction, key, {
    ...valuesAfter(stored, changes, isUnseen),
    ...ofTrip,
    ...ofGear,
    ...custom,
    ...(await waterAfter(transaction, stored, { chosen, ...placeAfter(stored, changes) })),
    ...squareAfterMove(stored, placeAfter(stored, changes).place),
  });
  await onChange?.(transaction, { before: stored, after: row, hasOtherPhotos: isChanged });
  return { row, unused };
}

function hasChanges({ added, order, removed }: PhotoChanges): boolean {
  return added.length + order.length + removed.length > 0;
}

function placeAfter(stored: CatchRow, changes: CatchChanges) {
  const { latitude = stored.latitude, longitude = stored.longitude } = changes;
  const isMoved = latitude !== stored.latitude || longitude !== stored.longitude;
  return { place: { latitude, longitude }, isMoved };
}

/** @param isUnseen whether the change was made without knowing the autofilled values */
function valuesAfter(stored: CatchRow, changes: CatchChanges, isUnseen: boolean): CatchValues {
  const isMoved = movesElsewhere(stored, { ...changes, ...changedTime(stored, changes) });
  const intended = isUnseen ? withUnseen(stored, changes, isMoved) : changes;
  const values = changedValues(stored, intended);
  const after = { ...stored, ...withoutUndefined(values) };
  return {
    ...values,
    filledFields: stillAutofilled(stored, intended),
    ...nextTry(stored, after, { isRestarted: isUnseen && isMoved, isMoved }),
  };
}

interface OldChange {
  changes: CatchChanges;
  /** The changed columns for trip, water, spot, gear and custom fields. */
  resolvedColumns: CatchValues;
  photos: PhotoChanges;
  /** The version the change is based on, which is not the stored one. */
  expectedVersion: number;
}

/**
 * Returns whether the catch already has the changed values, because an earlier answer was lost. The change is then
 * answered as done (RFC 9110, section 13.1.1), so that a repeated request causes no conflict with itself.
 *
 * @throws AppError invalid_input
 */
async function isMadeAlready(
  transaction: Transaction<Schema>,
  stored: CatchRow,
  { changes, resolvedColumns, photos, expectedVersion }: OldChange,
): Promise<boolean> {
  const isUnseen = stored.filledVersion !== null && expectedVersion < stored.filledVersion;
  const intended = isUnseen ? withUnseen(stored, changes, false) : changes;
  const isSame = hasValues(stored, { ...changedValues(stored, intended), ...resolvedColumns });
  return isSame && hasMadePhotoChanges(transaction, { userId: stored.userId, catchId: stored.id }, photos);
}
