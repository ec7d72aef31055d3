import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { TRIP_LIMITS } from "@creel/domain/trips/new-trip";
import type { Insertable, Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { Schema, TripRow } from "../../database/schema.ts";
import type { TripTable } from "../../database/tables/trip-tables.ts";

export interface TripKey {
  userId: string;
  id: string;
}

type Values = Omit<Insertable<TripTable>, keyof TripKey | "version" | "createdAt" | "updatedAt">;
/** `undefined` leaves a value unchanged. */
export type TripValues = { [Name in keyof Values]?: Values[Name] | undefined };
type RequiredName = "startedAt" | "timeZone" | "startedOn" | "startSource";
export type NewTripRow = TripKey &
  TripValues &
  Pick<Values, RequiredName> &
  Pick<TripRow, "endedAt" | "endSource">;

export async function insertTrip(transaction: Transaction<Schema>, row: NewTripRow): Promise<TripRow> {
  return transaction.insertInto("trips").values(row).returningAll().executeTakeFirstOrThrow();
}

function tripOf(db: Database, { userId, id }: TripKey) {
  return db.selectFrom("trips").where("userId", "=", userId).where("id", "=", id).selectAll();
}

export async function findTrip(db: Database, key: TripKey): Promise<TripRow | undefined> {
  return tripOf(db, key).executeTakeFirst();
}

/** Those that are there, in any order. */
export async function findTrips(db: Database, userId: string, ids: readonly string[]): Promise<TripRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("id", "in", [...ids])
    .selectAll()
    .execute();
}

export async function lockTrip(transaction: Transaction<Schema>, key: TripKey): Promise<TripRow | undefined> {
  return tripOf(transaction, key).forUpdate().executeTakeFirst();
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
  /** `null` reaches for ever. */
  endedAt: Date | null;
}

/** A trip, but no sample, that ended and shares time with the span; none lasts longer than `TRIP_LIMITS.spanMs`. */
export async function findEndedTripWithin(
  db: Database,
  key: TripKey,
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

export async function updateTrip(db: Database, key: TripKey, values: TripValues): Promise<TripRow> {
  return db
    .updateTable("trips")
    .set({ ...withoutUndefined(values), updatedAt: new Date() })
    .set((expression) => ({ version: expression("version", "+", 1) }))
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps the version: what is reckoned from other things is nobody's change. */
export async function updateReckoned(db: Database, key: TripKey, values: TripValues): Promise<void> {
  await db
    .updateTable("trips")
    .set(withoutUndefined(values))
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .execute();
}

export async function deleteTrip(db: Database, key: TripKey): Promise<void> {
  await db.deleteFrom("trips").where("userId", "=", key.userId).where("id", "=", key.id).execute();
}

function withoutUndefined(values: TripValues): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
