import type { AutofilledConditions, Catch } from "@creel/domain/catches/catch";
import type { CatchChanges, NewCatch } from "@creel/domain/catches/new-catch";
import { newRecordId } from "@creel/domain/catches/record-id";
import { DETAIL_NAMES, type DetailName, emptyDetail } from "@creel/domain/details/details";
import { canonicalLure } from "@creel/domain/lures/lures";
import { canonicalSpecies } from "@creel/domain/species/species";

import { chosenCustom } from "../../custom-fields/chosen-custom.ts";
import type { Database } from "../../database/connect.ts";
import { DETAIL_COLUMNS } from "../../database/detail-columns.ts";
import { inTransaction, repeatAfterDeadlock } from "../../database/repeat-after-deadlock.ts";
import type { CatchRow, UserRow } from "../../database/schema.ts";
import type { Angler } from "../../database/species-names.ts";
import { AppError } from "../../errors/errors.ts";
import { chosenGear } from "../../gear/gear-of-catch.ts";
import { changePhotos } from "../../photos/photo-changes.ts";
import type { StoredPhoto } from "../../photos/photos.repository.ts";
import { placeTripByCatches } from "../../places/place-trip-by-catches.ts";
import { waterOfNew } from "../../places/water-of-place.ts";
import { firstTryAt } from "../record/autofilled-conditions.ts";
import { type CatchValues, ownCatches, insertCatch } from "../record/catches.repository.ts";
import { readCaughtAt } from "./caught-at.ts";
import { noteFirstCatch, tripOfNew } from "./trip-of-catch.ts";

export interface Logged {
  row: CatchRow;
  /** False if the angler had already logged a catch with this id; the stored catch is unchanged. */
  isNew: boolean;
  /** False if the catch certainly has no photos, which saves a query. */
  hasPhotos: boolean;
}

interface SentCatch extends NewCatch {
  /** The autofilled conditions in the log it was imported from. */
  conditions_filled?: AutofilledConditions | null | undefined;
  /** The references that the angler chose in that log. */
  chosen?: Catch["chosen"];
}

/** @throws AppError invalid_input, id_taken */
export async function logCatch(
  db: Database,
  user: UserRow,
  { sent, photos }: { sent: SentCatch; photos: StoredPhoto[] },
): Promise<Logged> {
  const { required, details } = toNewRow(user, sent);
  const placed = { ...required, ...placeOf(sent) };
  const [{ trip, ...ofTrip }, ofWater, ofGear, custom] = await Promise.all([
    tripOfNew(db, placed, sent),
    waterOfNew(db, placed, sent),
    chosenGear(db, required, sent),
    chosenCustom(db, { ...required, subject: "catch" }, sent),
  ]);
  const insert = (connection: Database) =>
    insertCatch(connection, required, { ...details, ...ofTrip, ...ofWater, ...ofGear, ...custom });

  const inserted =
    photos.length === 0
      ? await repeatAfterDeadlock(() => insert(db))
      : await inTransaction(db, async (transaction) => {
          const row = await insert(transaction);
          const photoChanges = { added: photos, order: [], removed: [] };
          if (row) await changePhotos(transaction, { userId: user.id, catchId: row.id }, photoChanges);
          return row;
        });
  if (inserted) {
    if (trip) await noteFirstCatch(db, trip, inserted);
    if (trip?.latitude === null) await placeTripByCatches(db, { userId: user.id, tripId: trip.id });
    return { row: inserted, isNew: true, hasPhotos: photos.length > 0 };
  }

  const stored = await ownCatches.find(db, required);
  if (!stored) throw new AppError("id_taken");
  return { row: stored, isNew: false, hasPhotos: true };
}

/** @throws AppError invalid_input */
export function toNewRow(user: Pick<UserRow, "id" | "timeZone"> & Angler, sent: SentCatch) {
  const caughtAt = readCaughtAt(sent.date, sent.time_zone ?? user.timeZone);
  const values = toValues(sent);
  const fillAfter =
    sent.fill_conditions === false ? null : firstTryAt({ ...values, ...caughtAt }, new Date());
  const key = { userId: user.id, id: sent.id?.toLowerCase() ?? newRecordId() };
  const required = { ...key, species: canonicalSpecies(sent.species, user.language), ...caughtAt };
  return { required, details: { ...values, ...filledOf(sent), clockOffsetS: sent.clock_offset, fillAfter } };
}

function filledOf({ conditions_filled: filled }: SentCatch): CatchValues {
  return filled
    ? { filledFields: filled.fields, filledSource: filled.source, filledAt: new Date(filled.at) }
    : {};
}

function placeOf({ latitude, longitude }: NewCatch) {
  return { latitude, longitude };
}

/** Maps fields to columns. A field that was not sent is `undefined`, which leaves the column unchanged. */
export function toValues(sent: CatchChanges): CatchValues {
  const lure = sent.lure_type && canonicalLure(sent.lure_type);
  const valueOf = (name: DetailName) => (sent[name] === null ? emptyDetail(name) : sent[name]);
  const details = DETAIL_NAMES.map((name) => [
    DETAIL_COLUMNS[name],
    name === "lure_type" ? lure : valueOf(name),
  ]);
  return {
    latitude: sent.latitude,
    longitude: sent.longitude,
    positionAccuracyM: sent.position_accuracy,
    ...Object.fromEntries(details),
  };
}
