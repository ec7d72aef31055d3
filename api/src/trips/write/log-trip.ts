import type { Coordinates } from "@creel/domain/places/coordinates";
import type { NewTrip } from "@creel/domain/trips/new-trip";
import { isMadeBefore, type Prediction } from "@creel/domain/trips/prediction";
import type { HourConditions } from "@creel/domain/trips/trip";
import { isLoggedLate } from "@creel/domain/trips/trip-of-catch";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";
import type { Transaction } from "kysely";

import { chosenCustom } from "../../custom-fields/chosen-custom.ts";
import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import type { Schema, TripRow, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { chosenWater, waterOfPlace } from "../../places/water-of-place.ts";
import { insertHours } from "../record/trip-parts.repository.ts";
import { insertPositions } from "../record/trip-positions.repository.ts";
import { ownTrips } from "../record/trips.repository.ts";
import { attachCatches, refuseOverlap, withPlace } from "./fit-trip.ts";
import { insertExpectation, insertPrediction } from "./predictions.repository.ts";
import { wasRemoved } from "./removed-trips.repository.ts";
import { attachToTrip } from "./trip-catches.repository.ts";
import { toNewRow } from "./trip-values.ts";

export interface Logged {
  row: TripRow;
  /** False if the angler already had a trip with this id; the stored trip is unchanged. */
  isNew: boolean;
}

interface SentTrip extends Omit<NewTrip, "prediction"> {
  prediction?: Prediction | null | undefined;
  /** The center of the square for which this server made the prediction. If absent, the prediction is unverified. */
  predictedCell?: Coordinates | null | undefined;
  /** Its catches, in addition to those within its time. */
  catchIds?: readonly string[];
  /** Hours whose conditions are already known. */
  hours?: readonly HourConditions[] | undefined;
  track?: readonly NewTrackPosition[] | undefined;
  /** For an imported trip, whether the sent water was chosen. */
  is_water_chosen?: boolean | undefined;
}

/**
 * Stores a trip, with the score as predicted before it.
 * @throws AppError invalid_input, trip_running, trip_overlaps; not_found if catches were sent and none is without a
 * trip
 */
export async function logTrip(db: Database, user: UserRow, sent: SentTrip): Promise<Logged> {
  const values = toNewRow(user, sent);
  return withLockedLog(db, user.id, async (transaction) => {
    const stored = await ownTrips.find(transaction, values);
    if (stored) return { row: stored, isNew: false };
    await refuseOverlap(transaction, values, { ...values, knownUntil: knownUntil(values) });
    const chosen = await chosenWater(transaction, user.id, sent.water_id);
    const { latitude = null, longitude = null } = values;
    const custom = await chosenCustom(transaction, { subject: "trip", userId: user.id }, sent);
    const found = await waterOfPlace(transaction, { userId: user.id, latitude, longitude });
    const isWaterChosen = (chosen.isWaterChosen ?? false) && (sent.is_water_chosen ?? true);
    const water = { waterId: found, ...chosen, isWaterChosen };
    const row = await ownTrips.insert(transaction, { ...values, ...water, ...custom });
    await insertParts(transaction, row, sent);
    if (sent.catchIds && (await attachToTrip(transaction, row, sent.catchIds)) === 0) {
      throw new AppError("not_found");
    }
    await attachCatches(transaction, row);
    return { row: await withPlace(transaction, row), isNew: true };
  });
}

async function insertParts(
  transaction: Transaction<Schema>,
  row: TripRow,
  { hours, track, prediction, predictedCell = null, expectation }: SentTrip,
): Promise<void> {
  if (hours) await insertHours(transaction, row, hours);
  if (track) await insertPositions(transaction, row, track);
  if (prediction) {
    const isAgain = predictedCell !== null && (await wasRemoved(transaction, row));
    await insertPrediction(transaction, row, {
      ...prediction,
      predictedCell: isAgain ? null : predictedCell,
    });
  }
  if (expectation && isMadeBefore(row.startedAt, new Date(expectation.shown_at))) {
    await insertExpectation(transaction, row, expectation);
  }
}

/** A trip that began long ago and was sent without an end only conflicts with trips at its start. */
function knownUntil({ startedAt }: Pick<TripRow, "startedAt">): Date | undefined {
  return isLoggedLate(startedAt, new Date()) ? new Date(startedAt.getTime() + 1) : undefined;
}
