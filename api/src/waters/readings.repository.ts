import type { FlowBin } from "@creel/domain/waters/gauge";
import { sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { ownedRows, type RowKey } from "../database/owned-rows.ts";
import type { WaterReadingRow } from "../database/schema.ts";

export const ownReadings = ownedRows("waterReadings", ["at", "asc"]);

export async function countReadingsOf(db: Database, { userId, id }: RowKey): Promise<number> {
  const { count } = await db
    .selectFrom("waterReadings")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Sorted newest first. */
export async function findReadings(db: Database, { userId, id }: RowKey): Promise<WaterReadingRow[]> {
  return db
    .selectFrom("waterReadings")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .selectAll()
    .execute();
}

/** Sorted by time. */
export async function findReadingsOfAll(
  db: Database,
  userId: string,
  waterIds: readonly string[],
): Promise<WaterReadingRow[]> {
  return db
    .selectFrom("waterReadings")
    .where("userId", "=", userId)
    .where("waterId", "in", waterIds)
    .orderBy("at")
    .orderBy("id")
    .selectAll()
    .execute();
}

/** A water temperature in °F that the angler noted. */
export interface OwnTemperature {
  id: string;
  at: Date;
  temperature: number;
  level: FlowBin | null;
  of: "water" | "catch" | "trip";
}

/** Returns the temperatures of a water's readings, catches and trips, sorted by time. */
export async function findTemperatures(db: Database, { userId, id }: RowKey): Promise<OwnTemperature[]> {
  const [readings, catches, trips] = await Promise.all([
    db
      .selectFrom("waterReadings")
      .where("userId", "=", userId)
      .where("waterId", "=", id)
      .where("temperatureF", "is not", null)
      .select(["id", "at", sql<number>`temperature_f`.as("temperature"), "level"])
      .execute(),
    // No service fills in the water temperature of a catch.
    db
      .selectFrom("catches")
      .where("userId", "=", userId)
      .where("waterId", "=", id)
      .where("waterTemperatureF", "is not", null)
      .select(["id", "caughtAt as at", sql<number>`water_temperature_f`.as("temperature")])
      .execute(),
    db
      .selectFrom("trips")
      .where("userId", "=", userId)
      .where("waterId", "=", id)
      .where("waterTemperatureF", "is not", null)
      .select(["id", "startedAt as at", sql<number>`water_temperature_f`.as("temperature")])
      .execute(),
  ]);
  const known: OwnTemperature[] = [
    ...readings.map((row) => Object.assign(row, { of: "water" as const })),
    ...catches.map((row) => Object.assign(row, { level: null, of: "catch" as const })),
    ...trips.map((row) => Object.assign(row, { level: null, of: "trip" as const })),
  ];
  return known.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Returns how many temperatures of each water the angler noted, and the time of the newest, where there are any. */
export async function countTemperatures(
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, { length: number; newest: Date }>> {
  const ofReadings = db
    .selectFrom("waterReadings")
    .where("userId", "=", userId)
    .where("temperatureF", "is not", null)
    .select(["waterId", "at"]);
  const ofCatches = db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("waterTemperatureF", "is not", null)
    .where("waterId", "is not", null)
    .select([sql<string>`water_id`.as("waterId"), "caughtAt as at"]);
  const ofTrips = db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("waterTemperatureF", "is not", null)
    .where("waterId", "is not", null)
    .select([sql<string>`water_id`.as("waterId"), "startedAt as at"]);
  const rows = await db
    .selectFrom(ofReadings.unionAll(ofCatches).unionAll(ofTrips).as("temperatures"))
    .groupBy("waterId")
    .select(({ fn }) => ["waterId", fn.countAll<number>().as("length"), fn.max("at").as("newest")])
    .execute();
  return new Map(rows.map(({ waterId, ...known }) => [waterId, known]));
}

/** A level of a river that the angler judged by eye. */
export interface LevelByEye {
  at: Date;
  level: FlowBin;
}

export async function findLevelsByEye(db: Database, { userId, id }: RowKey): Promise<LevelByEye[]> {
  const rows = await db
    .selectFrom("waterReadings")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .where("level", "is not", null)
    .orderBy("at")
    .select(["at", "level"])
    .execute();
  return rows.flatMap(({ at, level }) => (level === null ? [] : [{ at, level }]));
}
