import type { NewTripEvent, TripEventChanges } from "@creel/domain/trips/trip-event";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import type { RowKey, Changes } from "../database/owned-rows.ts";
import { inTransaction } from "../database/repeat-after-deadlock.ts";
import type { Schema, TripEventRow, TripRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { chosenLure } from "../gear/gear-of-catch.ts";
import { findEvents, countEventsOf, ownEvents } from "./record/trip-parts.repository.ts";
import { ownTrips } from "./record/trips.repository.ts";
import { refuse, refuseInstant, deriveColumns } from "./write/trip-values.ts";

const MOST_EVENTS = 2000;

/** @throws AppError not_found, id_taken, invalid_input */
export async function addEvent(
  db: Database,
  trip: RowKey,
  sent: NewTripEvent,
): Promise<{ row: TripEventRow; isNew: boolean }> {
  const key = { userId: trip.userId, id: sent.id?.toLowerCase() ?? uuidv7() };
  return onTrip(db, trip, async (transaction) => {
    const stored = await ownEvents.find(transaction, key);
    if (stored && stored.tripId !== trip.id) throw new AppError("id_taken");
    if (stored) return { row: stored, isNew: false };
    if ((await countEventsOf(transaction, trip)) >= MOST_EVENTS) {
      refuse("kind", { code: "too_many_values", max: MOST_EVENTS });
    }
    const row = await ownEvents.insert(transaction, {
      ...key,
      tripId: trip.id,
      ...toValues(sent),
      ...(await chosenLure(transaction, { userId: trip.userId, lureId: null }, sent)),
    });
    return { row, isNew: true };
  });
}

/** @throws AppError not_found, invalid_input */
export async function changeEvent(
  db: Database,
  trip: RowKey,
  { id, changes }: { id: string; changes: TripEventChanges },
): Promise<TripEventRow> {
  const key = { userId: trip.userId, id };
  return onTrip(db, trip, async (transaction) => {
    await requireEvent(transaction, trip, id);
    const lure = await chosenLure(transaction, { userId: trip.userId, lureId: null }, changes);
    return ownEvents.set(transaction, key, { ...toValues(changes), ...NO_LURE, ...lure });
  });
}

const NO_LURE = { lureId: null, variantId: null };

/** @throws AppError not_found */
export async function removeEvent(db: Database, trip: RowKey, id: string): Promise<void> {
  await onTrip(db, trip, async (transaction) => {
    await requireEvent(transaction, trip, id);
    await ownEvents.delete(transaction, { userId: trip.userId, id });
  });
}

async function requireEvent(transaction: Transaction<Schema>, trip: RowKey, id: string): Promise<void> {
  const stored = await ownEvents.find(transaction, { userId: trip.userId, id });
  if (stored?.tripId !== trip.id) throw new AppError("not_found");
}

/** Writes events of a trip and computes its hours again, because some events are pauses. The version stays. */
async function onTrip<Result>(
  db: Database,
  key: RowKey,
  write: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    const trip = await ownTrips.lock(transaction, key);
    if (!trip) throw new AppError("not_found");
    const result = await write(transaction);
    await recalculateTrip(transaction, trip);
    return result;
  });
}

async function recalculateTrip(transaction: Transaction<Schema>, trip: TripRow): Promise<void> {
  const { pausedH, fishedH, isUsable } = deriveColumns(trip, await findEvents(transaction, trip));
  const isSame = pausedH === trip.pausedH && fishedH === trip.fishedH && isUsable === trip.isUsable;
  if (!isSame) await ownTrips.set(transaction, trip, { pausedH, fishedH, isUsable });
}

/** @throws AppError invalid_input */
function toValues(sent: TripEventChanges) {
  const at = sent.at === null ? null : new Date(sent.at);
  if (at) refuseInstant("at", at);
  return {
    at,
    kind: sent.kind,
    quantity: sent.quantity,
    species: sent.species ?? null,
    lureType: sent.lure_type ?? null,
    latitude: sent.latitude ?? null,
    longitude: sent.longitude ?? null,
    lines: sent.lines ?? null,
    note: sent.note ?? null,
    trial: sent.trial ? JSON.stringify(sent.trial) : null,
  } satisfies Changes<"tripEvents">;
}
