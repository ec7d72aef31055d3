import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { TRIP_LIMITS } from "@creel/domain/trips/new-trip";
import type { Insertable } from "kysely";

import type { Database } from "../../database/connect.ts";
import { ownedRows, type RowKey } from "../../database/owned-rows.ts";
import type { TripRow } from "../../database/schema.ts";
import type { TripTable } from "../../database/tables/trip-tables.ts";

export const ownTrips = ownedRows("trips");

type Values = Omit<Insertable<TripTable>, keyof RowKey | "version" | "createdAt" | "updatedAt">;
/** `undefined` leaves a value unchanged. */
export type TripValues = { [Name in keyof Values]?: Values[Name] | undefined };
type RequiredName = "startedAt" | "timeZone" | "startedOn" | "startSource";
export type NewTripRow = RowKey &
  TripValues &
  Pick<Values, RequiredName> &
  Pick<TripRow, "endedAt" | "endSource">;

/** Returns the trips that exist, in any order. */
export async function findTrips(db: Database, userId: string, ids: readonly string[]): Promise<TripRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("id", "in", [...ids])
    .selectAll()
    .execute();
}

export async function findRunningTrip(db: Database, userId: string): Promise<TripRow | undefined> {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("endedAt", "is", null)
    .selectAll()
    .executeTakeFirst();
}

interface Span {
  startedAt: Date;
  /** `null` for an open end. */
  endedAt: Date | null;
}

/** Returns an ended trip, not a sample, that overlaps the span. No trip lasts longer than `TRIP_LIMITS.spanMs`. */
export async function findEndedTripWithin(
  db: Database,
  key: RowKey,
  { startedAt, endedAt }: Span,
): Promise<TripRow | undefined> {
  const earliest = new Date(startedAt.getTime() - TRIP_LIMITS.spanMs - DAY_MS);
  const ended = db
    .selectFrom("trips")
    .where("userId", "=", key.userId)
    .where("id", "<>", key.id)
    .where("startedAt", ">", earliest)
    .where("endedAt", ">", startedAt)
    .where("isSample", "=", false)
    .orderBy("startedAt")
    .limit(1)
    .selectAll();
  return (endedAt === null ? ended : ended.where("startedAt", "<", endedAt)).executeTakeFirst();
}
