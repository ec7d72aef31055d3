import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { EndTrip, TripChanges } from "@creel/domain/trips/new-trip";
import type { TripSpan } from "@creel/domain/trips/trip-hours";
import type { Transaction } from "kysely";

import { isMadeAlready } from "../../base/is-made-already.ts";
import { chosenCustom } from "../../custom-fields/chosen-custom.ts";
import type { Database } from "../../database/connect.ts";
import { lockOwn } from "../../database/lock-own.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { Schema, TripRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { squareAfterMove } from "../../places/fix-squares.ts";
import { chosenWater, waterOfPlace } from "../../places/water-of-place.ts";
import { renewHours } from "../../waters/renew-hours.repository.ts";
import { deleteHours, findEvents } from "../record/trip-parts.repository.ts";
import { ownTrips, type TripValues } from "../record/trips.repository.ts";
import { attachCatches, refuseOverlap, withPlace } from "./fit-trip.ts";
import { changedValues, firstTryAt, deriveColumns } from "./trip-values.ts";

interface Change {
  changes: TripChanges;
  /** `null` for any version. */
  expectedVersion: number | null;
}

/**
 * Changes the fields that were sent, or nothing if the trip has another version than `expectedVersion`. A version that
 * this same change has made is not a conflict.
 * @returns the trip after the change, or the stored trip if there is a conflict
 * @throws AppError not_found, invalid_input, trip_running, trip_overlaps
 */
export async function changeTrip(
  db: Database,
  key: RowKey,
  { changes, expectedVersion }: Change,
): Promise<{ row: TripRow } | { stored: TripRow }> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockForWriting(transaction, key);
    const chosen = await chosenWater(transaction, key.userId, changes.water_id);
    const custom = await chosenCustom(transaction, { ...stored, subject: "trip" }, changes);
    const values = { ...changedValues(stored, changes), ...chosen, ...custom };
    if (expectedVersion !== null && stored.version !== expectedVersion) {
      return isMadeAlready(stored, values) ? { row: stored } : { stored };
    }
    return { row: await writeChange(transaction, stored, values) };
  });
}

/**
 * Ends a trip. An ended trip stays as it is, unless only the server ended it because the angler forgot.
 * @throws AppError not_found, invalid_input, trip_overlaps
 */
export async function endTrip(db: Database, key: RowKey, { ended_at, source }: EndTrip): Promise<TripRow> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockForWriting(transaction, key);
    const isEndEntered = stored.endedAt !== null && stored.endSource !== "forgotten";
    if (isEndEntered) return stored;
    return end(transaction, stored, { ended_at, source });
  });
}

/** Ends a trip in any state. Hours that the angler entered are dropped if they exceed the trip's time. */
export async function end(
  transaction: Transaction<Schema>,
  stored: TripRow,
  { ended_at, source }: EndTrip,
): Promise<TripRow> {
  const clockHours = (Date.parse(ended_at) - stored.startedAt.getTime()) / HOUR_MS;
  const isTooLong = stored.hoursOverride !== null && stored.hoursOverride > clockHours;
  const values = changedValues(stored, {
    ended_at,
    end_source: source,
    ...(isTooLong && { hours_override: null }),
  });
  return writeChange(transaction, stored, values);
}

/** Locks the angler's trips before the trip, so that concurrent changes always lock in the same order. */
export async function lockForWriting(transaction: Transaction<Schema>, key: RowKey): Promise<TripRow> {
  await lockOwn(transaction, key.userId);
  const stored = await ownTrips.lock(transaction, key);
  if (!stored) throw new AppError("not_found");
  return stored;
}

/** Writes values and everything that depends on them: hours, conditions, and the catches within its new time. */
async function writeChange(
  transaction: Transaction<Schema>,
  stored: TripRow,
  values: TripValues,
): Promise<TripRow> {
  const after = valuesAfter(stored, values);
  const isMoved = isElsewhere(stored, after);
  if (isMoved) await refuseOverlap(transaction, stored, after);
  const now = new Date();
  const row = await ownTrips.update(transaction, stored, {
    ...values,
    ...(await foundWater(transaction, stored, { ...values, ...placeOf(after) })),
    ...deriveColumns(after, await findEvents(transaction, stored)),
    // Somebody who changes a running trip is still on it.
    ...(after.endedAt === null && { confirmedAt: now }),
    ...squareAfterMove(stored, after),
    ...(isMoved && { fillAfter: firstTryAt(after, now), fillTries: 0 }),
  });
  if (isMoved) {
    await deleteHours(transaction, row);
    await attachCatches(transaction, row);
  } else if (row.waterId !== stored.waterId || row.waterTemperatureF !== stored.waterTemperatureF) {
    await renewHours(transaction, row.userId, { ids: [row.id], isAll: row.waterId !== null });
  }
  return isMoved ? withPlace(transaction, row) : row;
}

function placeOf({ latitude, longitude }: SpanAndPlace) {
  return { latitude, longitude };
}

/** Finds the water at the place, unless the angler chose one. */
async function foundWater(
  transaction: Transaction<Schema>,
  stored: TripRow,
  { isWaterChosen = stored.isWaterChosen, ...after }: TripValues & Pick<TripRow, "latitude" | "longitude">,
): Promise<Pick<TripValues, "waterId">> {
  const isSamePlace = after.latitude === stored.latitude && after.longitude === stored.longitude;
  if (isWaterChosen || isSamePlace) return {};
  return { waterId: await waterOfPlace(transaction, { userId: stored.userId, ...after }) };
}

type SpanAndPlace = TripSpan & Pick<TripRow, "latitude" | "longitude">;

function valuesAfter(stored: TripRow, values: TripValues): SpanAndPlace {
  return {
    startedAt: changed(values.startedAt, stored.startedAt),
    endedAt: changed(values.endedAt, stored.endedAt),
    startSource: changed(values.startSource, stored.startSource),
    endSource: changed(values.endSource, stored.endSource),
    hoursOverride: changed(values.hoursOverride, stored.hoursOverride),
    allLogged: changed(values.allLogged, stored.allLogged),
    latitude: changed(values.latitude, stored.latitude),
    longitude: changed(values.longitude, stored.longitude),
  };
}

function changed<Value>(to: Value | undefined, from: Value): Value {
  return to === undefined ? from : to;
}

/** Returns whether the place or time changed. */
function isElsewhere(stored: TripRow, after: SpanAndPlace): boolean {
  return (
    after.startedAt.getTime() !== stored.startedAt.getTime() ||
    after.endedAt?.getTime() !== stored.endedAt?.getTime() ||
    after.latitude !== stored.latitude ||
    after.longitude !== stored.longitude
  );
}
