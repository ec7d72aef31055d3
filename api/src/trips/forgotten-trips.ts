import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { TRIP_LIMITS } from "@creel/domain/trips/new-trip";
import { FORGOTTEN_AFTER_MS } from "@creel/domain/trips/trip-of-catch";

import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/repeat-after-deadlock.ts";
import type { TripRow } from "../database/schema.ts";
import { findLastActivity } from "./record/trip-parts.repository.ts";
import { findEndedTripWithin } from "./record/trips.repository.ts";
import { readLongRunning } from "./trip-hours.repository.ts";
import { lockForWriting, end } from "./write/change-trip.ts";

/** The time between the last sign and the assumed end. */
const PACKING_UP_MS = 15 * MINUTE_MS;

/**
 * Ends trips that the angler did not end, shortly after their last sign. They are left out of every rate until the
 * angler sets the end.
 * @returns the number of ended trips
 */
export async function endForgottenTrips(db: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  let ended = 0;
  for await (const running of readLongRunning(db, since)) {
    for (const trip of running) {
      if (await endIfForgotten(db, trip, now)) ended += 1;
    }
  }
  return ended;
}

async function endIfForgotten(db: Database, trip: TripRow, now: Date): Promise<boolean> {
  const isRecent = (lastActivityAt: Date) => now.getTime() - lastActivityAt.getTime() < FORGOTTEN_AFTER_MS;
  if (isRecent(await findLastActivity(db, trip))) return false;
  return inTransaction(db, async (transaction) => {
    const stored = await lockForWriting(transaction, trip);
    const lastActivityAt = await findLastActivity(transaction, stored);
    if (stored.endedAt !== null || isRecent(lastActivityAt)) return false;
    const endedAt = await supposedEnd(transaction, stored, lastActivityAt);
    await end(transaction, stored, { ended_at: endedAt.toISOString(), source: "forgotten" });
    return true;
  });
}

/** Returns a time shortly after the last sign, but not during the next trip. */
async function supposedEnd(db: Database, trip: TripRow, lastActivityAt: Date): Promise<Date> {
  const longest = trip.startedAt.getTime() + TRIP_LIMITS.spanMs;
  const endedAt = new Date(Math.min(lastActivityAt.getTime() + PACKING_UP_MS, longest));
  const next = await findEndedTripWithin(db, trip, { startedAt: trip.startedAt, endedAt });
  return next ? next.startedAt : endedAt;
}
