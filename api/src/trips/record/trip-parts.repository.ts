import type { HourConditions } from "@creel/domain/trips/trip";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import { hourColumns } from "../../database/hour-conditions.ts";
import { type RowKey, ownedRows } from "../../database/owned-rows.ts";
import { prepare } from "../../database/prepared.ts";
import type { TripEventRow, TripHourRow, TripRow } from "../../database/schema.ts";

interface TripsOfUser {
  userId: string;
  ids: readonly string[];
}

// These statements run with every page of the list. Their parameters are the owner's id and the ids of the trips.

const OF_TRIPS = sql<SqlBool>`trip_id = any(${[]})`;

/** Sorted by time; events without a time come last. */
export async function findEvents(db: Database, { userId, id }: RowKey): Promise<TripEventRow[]> {
  return db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("tripId", "=", id)
    .orderBy("at", (by) => by.asc().nullsLast())
    .orderBy("id")
    .selectAll()
    .execute();
}

/** Returns the events of several trips, sorted by time. */
export async function findEventsOfAll(db: Database, { userId, ids }: TripsOfUser): Promise<TripEventRow[]> {
  return db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("tripId", "in", ids)
    .orderBy("at", (by) => by.asc().nullsLast())
    .orderBy("id")
    .selectAll()
    .execute();
}

export async function findHoursOfAll(db: Database, { userId, ids }: TripsOfUser): Promise<TripHourRow[]> {
  return db
    .selectFrom("tripHours")
    .where("userId", "=", userId)
    .where("tripId", "in", ids)
    .orderBy("hour")
    .selectAll()
    .execute();
}

export async function countEvents(db: Database, { userId, ids }: TripsOfUser) {
  return askEventCounts(db, userId, ids);
}

const askEventCounts = prepare("event-counts-of-trips", (db) =>
  db
    .selectFrom("tripEvents")
    .where("userId", "=", "")
    .where(OF_TRIPS)
    .where(sql<SqlBool>`kind in ('strike', 'lost', 'follow')`)
    .groupBy(["tripId", "kind"])
    .select(({ fn }) => ["tripId", "kind", fn.sum<number>("quantity").as("count")]),
);

/** Counts the fish per species, also those kept and released, most frequent first; a tie goes to the species caught last. */
export async function countFish(db: Database, { userId, ids }: TripsOfUser) {
  return askFishCounts(db, userId, ids);
}

const askFishCounts = prepare("fish-counts-of-trips", (db) =>
  db
    .selectFrom("catches")
    .where("userId", "=", "")
    .where(OF_TRIPS)
    .groupBy(["tripId", sql`lower(species)`])
    .select(({ fn }) => [
      "tripId",
      sql<string>`(array_agg(species order by caught_at desc))[1]`.as("species"),
      fn.sum<number>("quantity").as("count"),
      sql<number>`coalesce(sum(quantity) filter (where fate = 'kept'), 0)`.as("kept"),
      sql<number>`coalesce(sum(quantity) filter (where fate in ('released', 'released_hurt')), 0)`.as(
        "released",
      ),
    ])
    .orderBy("count", "desc")
    .orderBy(sql`max(caught_at)`, "desc"),
);

export async function findCatchIds(db: Database, { userId, id }: RowKey): Promise<string[]> {
  const rows = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("tripId", "=", id)
    .orderBy("caughtAt")
    .orderBy("id")
    .select("id")
    .execute();
  return rows.map((row) => row.id);
}

export async function findHours(db: Database, { userId, id }: RowKey): Promise<TripHourRow[]> {
  return db
    .selectFrom("tripHours")
    .where("userId", "=", userId)
    .where("tripId", "=", id)
    .orderBy("hour")
    .selectAll()
    .execute();
}

/** If an hour occurs twice, the first is stored. */
export async function insertHours(
  db: Database,
  { userId, id }: RowKey,
  hours: readonly HourConditions[],
): Promise<void> {
  if (hours.length === 0) return;
  await db
    .insertInto("tripHours")
    .values(hours.map((hour) => ({ userId, tripId: id, ...hourColumns(hour) })))
    .onConflict((conflict) => conflict.columns(["userId", "tripId", "hour"]).doNothing())
    .execute();
}

export async function deleteHours(db: Database, { userId, id }: RowKey): Promise<void> {
  await db.deleteFrom("tripHours").where("userId", "=", userId).where("tripId", "=", id).execute();
}

/** Sums up the hours of each trip. The wind direction is that of the vector sum. */
export async function sumUpHours(db: Database, { userId, ids }: TripsOfUser) {
  return askHoursSums(db, userId, ids);
}

const askHoursSums = prepare("hours-sums-of-trips", (db) =>
  db
    .selectFrom("tripHours")
    .where("userId", "=", "")
    .where(OF_TRIPS)
    .groupBy("tripId")
    .select([
      "tripId",
      sql<number | null>`avg(score)::float8`.as("score"),
      sql<number | null>`mode() within group (order by weather_code desc)`.as("weatherCode"),
      sql<number | null>`avg(air_temperature_f)::float8`.as("airTemperatureF"),
      sql<number | null>`avg(wind_speed_mph)::float8`.as("windSpeedMph"),
      sql<number | null>`sum(wind_speed_mph * sind(wind_degrees))::float8`.as("windEastward"),
      sql<number | null>`sum(wind_speed_mph * cosd(wind_degrees))::float8`.as("windNorthward"),
    ]),
);

export type HoursSum = Awaited<ReturnType<typeof sumUpHours>>[number];

export async function findStartPredictions(db: Database, { userId, ids }: TripsOfUser) {
  return askPredictions(db, userId, ids);
}

const askPredictions = prepare("predictions-of-trips", (db) =>
  db
    .selectFrom("scorePredictions")
    .where("userId", "=", "")
    .where(OF_TRIPS)
    .where(sql<SqlBool>`kind = 'start'`)
    .select(["tripId", "madeAt", "rule", "hours", "weatherSource"])
    .select(["receivedAt", "cellLatitude", "cellLongitude"]),
);

export type PredictionRow = Awaited<ReturnType<typeof findStartPredictions>>[number];

export async function findExpectationsOf(db: Database, { userId, ids }: TripsOfUser) {
  return db
    .selectFrom("scorePredictions")
    .where("userId", "=", userId)
    .where("tripId", "in", ids)
    .where("kind", "=", "days_like")
    .select(["tripId", "madeAt", "rule", "expectation"])
    .execute();
}

/** Returns the latest instant of a trip's catches and events; `null` if there is none. */
async function findLastEntryAt(db: Database, { userId, id }: RowKey): Promise<Date | null> {
  const [caught, event] = await Promise.all([
    db
      .selectFrom("catches")
      .where("userId", "=", userId)
      .where("tripId", "=", id)
      .where("caughtTime", "is not", null)
      .select(({ fn }) => fn.max("caughtAt").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("tripEvents")
      .where("userId", "=", userId)
      .where("tripId", "=", id)
      .select(({ fn }) => fn.max("at").as("at"))
      .executeTakeFirst(),
  ]);
  return latest([caught?.at, event?.at]);
}

function latest(instants: readonly (Date | null | undefined)[]): Date | null {
  const known = instants.filter((instant) => instant instanceof Date).map((instant) => instant.getTime());
  return known.length === 0 ? null : new Date(Math.max(...known));
}

export const ownEvents = ownedRows("tripEvents");

export async function countEventsOf(db: Database, { userId, id }: RowKey): Promise<number> {
  const { count } = await db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("tripId", "=", id)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns when the angler was last known to be fishing: a catch, an event, the start, or a confirmation. */
export async function findLastActivity(db: Database, trip: TripRow): Promise<Date> {
  const lastEntryAt = await findLastEntryAt(db, trip);
  const activityTimes = [trip.startedAt, trip.confirmedAt, lastEntryAt].filter((each) => each !== null);
  return new Date(Math.max(...activityTimes.map((each) => each.getTime())));
}
