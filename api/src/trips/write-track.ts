import type { NewPositions } from "@creel/domain/trips/trip-positions";
import { TRACK_LIMITS } from "@creel/domain/trips/trip-track";
import type { Transaction } from "kysely";

import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import { inTransaction } from "../database/repeat-after-deadlock.ts";
import type { Schema } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { countPositions, deletePositions, insertPositions } from "./record/trip-positions.repository.ts";
import { ownTrips } from "./record/trips.repository.ts";
import { refuse, refuseInstant } from "./write/trip-values.ts";

/** @throws AppError not_found, invalid_input */
export async function addPositions(
  db: Database,
  trip: RowKey,
  positions: NewPositions["positions"],
): Promise<void> {
  for (const { at } of positions) refuseInstant("at", new Date(at));
  await onTrip(db, trip, async (transaction) => {
    await insertPositions(transaction, trip, positions);
    // Counted after the insert, because positions that are sent again add nothing. If there are too many, the
    // transaction is rolled back.
    if ((await countPositions(transaction, trip)) > TRACK_LIMITS.positions) {
      refuse("positions", { code: "too_many_values", max: TRACK_LIMITS.positions });
    }
  });
}

/** @throws AppError not_found */
export async function removeTrack(db: Database, trip: RowKey): Promise<void> {
  await onTrip(db, trip, (transaction) => deletePositions(transaction, trip));
}

async function onTrip(
  db: Database,
  key: RowKey,
  write: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await ownTrips.lock(transaction, key))) throw new AppError("not_found");
    await write(transaction);
  });
}
