import type { PredictedHour } from "@creel/domain/trips/prediction";
import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";

// One statement for all of an angler's trips, so that their number does not matter.

/** In the order in which they began. */
export async function findEndedTrips(db: Database, userId: string) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("endedAt", "is not", null)
    .orderBy("startedAt")
    .orderBy("id")
    .select(["id", "version", "startedAt", "endedAt", "startedOn", "timeZone", "startSource"])
    .select(["hoursOverride", "isUsable", "lines", "latitude", "longitude", "waterId", "placeName"])
    .select(["targetSpecies", "method", "isSample"])
    .$narrowType<{ endedAt: Date }>()
    .execute();
}

export type EndedTrip = Awaited<ReturnType<typeof findEndedTrips>>[number];

/** Those that cut a trip. */
export async function findCuttingEvents(db: Database, userId: string) {
  return db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("kind", "in", ["pause", "resume", "gear", "move"])
    .where("at", "is not", null)
    .select(["tripId", "at", "kind", "lureType", "lines", "latitude", "longitude"])
    .$narrowType<{ at: Date }>()
    .execute();
}

export type CuttingEvent = Awaited<ReturnType<typeof findCuttingEvents>>[number];

/** The fish of all trips, in the order in which they were caught. */
export async function findFish(db: Database, userId: string) {
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("tripId", "is not", null)
    .orderBy("caughtAt")
    .orderBy("id")
    .select(["tripId", "species", "caughtAt", "lureType"])
    .select(sql<boolean>`caught_time is not null`.as("isTimed"))
    .execute();
}

export type Fish = Awaited<ReturnType<typeof findFish>>[number];

export async function findTripHours(db: Database, userId: string) {
  return db.selectFrom("tripHours").where("userId", "=", userId).orderBy("hour").selectAll().execute();
}

/** The scores as they were told before the trips, of the hours that these touch. */
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
    .execute();
}

const HOURS_WITHIN = sql<PredictedHour[] | null>`(
  select jsonb_agg(hour) from jsonb_array_elements(hours) hour
  where (hour ->> 'at')::timestamptz < ended_at
    and (hour ->> 'at')::timestamptz > started_at - interval '1 hour')`;

export type StoredPrediction = Awaited<ReturnType<typeof findPredictions>>[number];

/** Catches with a time that belong to no trip, and of which the angler did not say that they do not. */
export async function findLooseFish(db: Database, userId: string) {
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("tripId", "is", null)
    .where("notInTrip", "=", false)
    .where("caughtTime", "is not", null)
    .orderBy("caughtAt")
    .orderBy("id")
    .select(["userId", "id", "species", "caughtAt", "caughtOn as day", "timeZone", "latitude", "longitude"])
    .select(["waterId", "lureType", "isSample"])
    .execute();
}

export type LooseFish = Awaited<ReturnType<typeof findLooseFish>>[number];
