import type { Database } from "../../database/connect.ts";
import type { TripRow } from "../../database/schema.ts";
import { findLastSign } from "./trip-parts.repository.ts";

/** When somebody was last known to be fishing: a catch, an event, the start, or that they said so. */
export async function lastSignOf(db: Database, trip: TripRow): Promise<Date> {
  const sign = await findLastSign(db, trip);
  const signs = [trip.startedAt, trip.confirmedAt, sign].filter((each) => each !== null);
  return new Date(Math.max(...signs.map((each) => each.getTime())));
}
