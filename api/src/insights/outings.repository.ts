import type { SegmentConditions } from "@creel/domain/insights/outings";
import type { Expectation } from "@creel/domain/trips/expectation";
import type { PredictedHour } from "@creel/domain/trips/prediction";
import type { TemperatureSource } from "@creel/domain/waters/gauge";
import { sql } from "kysely";

import type { Database } from "../database/connect.ts";
import type { Named, WaterNames } from "../places/water-names.repository.ts";
import type { KnownMonth, Sky } from "./insight-context.ts";
import type { Spell } from "./spellings.ts";

/** Sorted by start. */
export function endedTrips(db: Database, userId: string) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("endedAt", "is not", null)
    .orderBy("startedAt")
    .orderBy("id");
}

/** Sorted by time of catch. */
export function catchesInOrder(db: Database, userId: string) {
  return db.selectFrom("catches").where("userId", "=", userId).orderBy("caughtAt").orderBy("id");
}

// Each query reads all trips of an angler, so the number of trips does not matter.

export async function findEndedTrips(db: Database, userId: string) {
  return endedTrips(db, userId)
    .select(["id", "startedAt", "endedAt", "startedOn", "timeZone", "startSource"])
    .select(["hoursOverride", "isUsable", "lines", "latitude", "longitude", "waterId", "placeName"])
    .select(["targetSpecies", "method", "isSample", "waterTemperatureF"])
    .$narrowType<{ endedAt: Date }>()
    .execute();
}

export type EndedTrip = Awaited<ReturnType<typeof findEndedTrips>>[number];

/** Counts the trips with a place that wait for the weather of their hours. */
export async function countFilling(db: Database, userId: string): Promise<number> {
  const { filling } = await endedTrips(db, userId)
    .where("fillAfter", "is not", null)
    .where("latitude", "is not", null)
    .select(({ fn }) => fn.countAll<number>().as("filling"))
    .clearOrderBy()
    .executeTakeFirstOrThrow();
  return filling;
}

/** Returns the events that cut a trip into segments. */
export async function findCuttingEvents(db: Database, userId: string) {
  return db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("kind", "in", ["pause", "resume", "gear", "move"])
    .where("at", "is not", null)
    .select(["tripId", "at", "kind", "lureType", "lureId", "variantId", "lines"])
    .select(["latitude", "longitude"])
    .$narrowType<{ at: Date }>()
    .execute();
}

export type CuttingEvent = Awaited<ReturnType<typeof findCuttingEvents>>[number];

export async function findFish(db: Database, userId: string) {
  return catchesInOrder(db, userId)
    .where("tripId", "is not", null)
    .select(["tripId", "species", "quantity", "caughtAt", "lureType"])
    .select(sql<boolean>`caught_time is not null`.as("isTimed"))
    .execute();
}

export type Fish = Awaited<ReturnType<typeof findFish>>[number];

export interface TripHour extends Omit<SegmentConditions, "minutes_from_solar_noon" | "solunar"> {
  tripId: string;
  /** The start of the hour in milliseconds since 1970. */
  startsAt: number;
  solunar: "major" | "minor" | null;
  water_temperature_source: TemperatureSource | null;
  /** The score as computed after the hour. */
  score: number | null;
  score_rule: string | null;
}

/**
 * Returns the hours of all trips, unsorted. The columns have the names of the contract, because there are too many rows
 * to rename each.
 */
export async function findTripHours(db: Database, userId: string): Promise<TripHour[]> {
  const { rows } = await sql<TripHour>`
    select trip_id as "tripId", extract(epoch from hour)::float8 * 1000 as "startsAt", weather_code,
      air_temperature_f as air_temperature, wind_speed_mph as wind_speed, wind_degrees,
      pressure_change_inhg as pressure_change, cloud_cover, water_temperature_f as water_temperature,
      water_temperature_source, tide, flow_index, level_trend, sun_altitude, is_sun_rising, moon_elongation, solunar, score, score_rule
    from trip_hours where user_id = ${userId}`.execute(db.withoutPlugins());
  return rows;
}

/** Returns the scores that were predicted before the trips, for the hours within them. */
export async function findPredictions(db: Database, userId: string) {
  return db
    .selectFrom("scorePredictions")
    .innerJoin("trips", (join) =>
      join.onRef("trips.userId", "=", "scorePredictions.userId").onRef("trips.id", "=", "tripId"),
    )
    .where("scorePredictions.userId", "=", userId)
    .where("kind", "=", "start")
    .where("isUsable", "=", true)
    .select(["tripId", "madeAt", "rule", HOURS_WITHIN.as("hours")])
    .select(["receivedAt", "cellLatitude", "cellLongitude"])
    .execute();
}

/** Returns the expectations, from days like the trip's, that were made before the trips. */
export async function findExpectations(db: Database, userId: string) {
  const rows = await db
    .selectFrom("scorePredictions")
    .where("userId", "=", userId)
    .where("kind", "=", "days_like")
    .where("expectation", "is not", null)
    .select(["tripId", "rule", "expectation", "receivedAt"])
    .$narrowType<{ expectation: Expectation }>()
    .execute();
  return rows.map(({ tripId, receivedAt, rule, expectation }) => ({
    tripId,
    receivedAt,
    expectation: { ...expectation, rule },
  }));
}

interface StoredHour extends Omit<PredictedHour, "at"> {
  /** Milliseconds since 1970. */
  startsAt: number;
}

const HOURS_WITHIN = sql<StoredHour[] | null>`(
  select json_agg(json_build_object(
    'startsAt', extract(epoch from at) * 1000, 'score', hour -> 'score', 'points', hour -> 'points'))
  from jsonb_array_elements(hours) hour, lateral (
    select (hour ->> 'at')::timestamptz as at offset 0) instant
  where at < ended_at and at > started_at - interval '1 hour')`;

export type StoredExpectation = Awaited<ReturnType<typeof findExpectations>>[number];

export type StoredPrediction = Awaited<ReturnType<typeof findPredictions>>[number];

/** Returns catches with a time that belong to no trip, except those that the angler took out of all trips. */
export async function findLooseFish(db: Database, userId: string) {
  return catchesInOrder(db, userId)
    .where("tripId", "is", null)
    .where("notInTrip", "=", false)
    .where("caughtTime", "is not", null)
    .select(["userId", "id", "species", "caughtAt", "caughtOn as day", "timeZone", "latitude", "longitude"])
    .select(["waterId", "lureType", "quantity", "isSample"])
    .execute();
}

export type LooseFish = Awaited<ReturnType<typeof findLooseFish>>[number];

/** All data of an angler that outings are computed from. */
export interface Log {
  trips: readonly EndedTrip[];
  /** This map and the next two are keyed by trip id. */
  eventsOf: ReadonlyMap<string, readonly CuttingEvent[]>;
  fishOf: ReadonlyMap<string | null, readonly Fish[]>;
  hoursOf: ReadonlyMap<string, readonly TripHour[]>;
  /** This map and the next one contain only predictions made before the trip. */
  predictionOf: ReadonlyMap<string, StoredPrediction>;
  expectationOf: ReadonlyMap<string, Expectation>;
  loose: readonly LooseOuting[];
  /** The names of waters and spots. */
  names: WaterNames;
  spotOf: (waterId: string | null, place: Place) => { id: string; name: string } | null;
  spellSpecies: Spell;
  spellLure: Spell;
  sky: Sky;
}

/** Catches without a trip that are proposed as one trip. */
export interface LooseOuting {
  fish: readonly [LooseFish, ...LooseFish[]];
  water: Named | null;
  /** The weather of its place and month; `null` if it is not known, or if the fish are too few. */
  weather: KnownMonth | null;
}

export interface Place {
  latitude: number | null;
  longitude: number | null;
}
