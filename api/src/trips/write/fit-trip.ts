import { kilometersBetween } from "@creel/domain/places/distance";
import { isLoggedLate, LARGEST_TRIP_KM } from "@creel/domain/trips/trip-of-catch";
import type { Transaction } from "kysely";

import type { RowKey } from "../../database/owned-rows.ts";
import type { Schema, TripRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { placeTripByCatches } from "../../places/place-trip-by-catches.ts";
import { findLastActivity } from "../record/trip-parts.repository.ts";
import { findEndedTripWithin, findRunningTrip, ownTrips } from "../record/trips.repository.ts";
import { attachToTrip, findCatchesWithin } from "./trip-catches.repository.ts";

interface Span {
  startedAt: Date;
  /** `null` while it runs. */
  endedAt: Date | null;
  /** The end of a running trip for the check; without it the trip is open-ended. */
  knownUntil?: Date | undefined;
}

/**
 * An angler cannot be on two trips at once. Call it while the angler's trips are locked.
 * @throws AppError trip_running, trip_overlaps
 */
export async function refuseOverlap(
  transaction: Transaction<Schema>,
  key: RowKey,
  span: Span,
): Promise<void> {
  const running = await findRunningTrip(transaction, key.userId);
  if (running && running.id !== key.id) {
    if (span.endedAt === null) {
      const lastActivityAt = await findLastActivity(transaction, running);
      const { id, startedAt } = running;
      throw new AppError("trip_running", {
        extra: {
          running: { id, started_at: startedAt.toISOString(), lastSign: lastActivityAt.toISOString() },
        },
      });
    }
    if (span.endedAt > running.startedAt) throw overlaps(running.id);
  }
  const { startedAt, endedAt, knownUntil = null } = span;
  const other = await findEndedTripWithin(transaction, key, { startedAt, endedAt: endedAt ?? knownUntil });
  if (other) throw overlaps(other.id);
}

function overlaps(id: string): AppError {
  return new AppError("trip_overlaps", { extra: { overlaps: { id } } });
}

/**
 * Adds catches to a trip that were logged before it, within its time and near it. If its start was logged late, its
 * time is only known once it has an end.
 */
export async function attachCatches(transaction: Transaction<Schema>, trip: TripRow): Promise<void> {
  if (trip.endedAt === null && isLoggedLate(trip.startedAt, new Date())) return;
  const within = await findCatchesWithin(transaction, trip);
  const near = within.filter((caught) => (kilometersBetween(caught, trip) ?? 0) <= LARGEST_TRIP_KM);
  await attachToTrip(
    transaction,
    trip,
    near.map(({ id }) => id),
  );
}

/** Returns the trip with the place of its first catch if it was sent without a place. */
export async function withPlace(transaction: Transaction<Schema>, row: TripRow): Promise<TripRow> {
  const { userId, id: tripId } = row;
  const isPlaced = row.latitude === null && (await placeTripByCatches(transaction, { userId, tripId }));
  return isPlaced ? ((await ownTrips.find(transaction, row)) ?? row) : row;
}
