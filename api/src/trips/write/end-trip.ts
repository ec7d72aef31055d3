import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { EndTrip } from "@creel/domain/trips/new-trip";
import type { Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { Schema, TripRow } from "../../database/schema.ts";
import { lockForWriting, writeChange } from "./change-trip.ts";
import { changedValues } from "./trip-values.ts";

/**
 * Ends a trip. One that has ended stays as it is, unless only the server ended it because nobody said so.
 * @throws AppError not_found, invalid_input, trip_overlaps
 */
export async function endTrip(db: Database, key: RowKey, { ended_at, source }: EndTrip): Promise<TripRow> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockForWriting(transaction, key);
    const isSaid = stored.endedAt !== null && stored.endSource !== "forgotten";
    if (isSaid) return stored;
    return end(transaction, stored, { ended_at, source });
  });
}

/** Ends it whatever it is. Hours that the angler said and that are more than there were do not hold. */
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
