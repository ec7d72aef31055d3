import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { TRIP_SUMS, tripsWithFish } from "../database/trip-sums.ts";
import type { SummaryRow } from "./present-water.ts";

/** Returns waters without the full outline, because lists use the small one. */
export async function findWaters(
  db: Database,
  userId: string,
): Promise<(SummaryRow & { hasGauge: boolean })[]> {
  return db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .select(["userId", "id", "version", "name", "kind", "latitude", "longitude", "radiusM", "smallOutline"])
    .select(["note", "isSample", "createdAt", "updatedAt", sql<boolean>`gauge is not null`.as("hasGauge")])
    .execute();
}

/** The catches or trips without a water in a cell of a thousandth of a degree. */
export interface UnnamedCell {
  /** The mean position of the rows. */
  latitude: number;
  longitude: number;
  fish: number;
  trips: number;
  blanks: number;
  hours: number;
  lastOn: string;
}

const CELL = [sql`floor(latitude * 1000)`, sql`floor(longitude * 1000)`] as const;
const MIDDLE = [
  sql<number>`avg(latitude)`.as("latitude"),
  sql<number>`avg(longitude)`.as("longitude"),
] as const;
/** Rows for which the angler chose no water do not count. */
const IS_UNNAMED = sql<SqlBool>`latitude is not null and water_id is null and not is_water_chosen and not is_sample`;

export async function findUnnamedCatches(db: Database, userId: string): Promise<UnnamedCell[]> {
  const cells = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where(IS_UNNAMED)
    .groupBy(CELL)
    .select(MIDDLE)
    .select(({ fn }) => [fn.sum<number>("quantity").as("fish"), sql<string>`max(caught_on)`.as("lastOn")])
    .execute();
  return cells.map((cell) => Object.assign(cell, { trips: 0, blanks: 0, hours: 0 }));
}

export async function findUnnamedTrips(db: Database, userId: string): Promise<UnnamedCell[]> {
  const cells = await tripsWithFish(db, userId)
    .where(IS_UNNAMED)
    .groupBy(CELL)
    .select([...MIDDLE, ...TRIP_SUMS, sql<string>`max(started_on)`.as("lastOn")])
    .execute();
  return cells.map(({ latitude, longitude, trips, blanks, hours, lastOn }) => ({
    latitude,
    longitude,
    fish: 0,
    trips,
    blanks,
    hours,
    lastOn,
  }));
}

interface NotedPlace {
  latitude: number;
  longitude: number;
  notes: string;
}

/** Returns the latest notes. */
export async function findUnnamedNotes(
  db: Database,
  { userId, table, most }: { userId: string; table: "catches" | "trips"; most: number },
): Promise<NotedPlace[]> {
  return db
    .selectFrom(table)
    .where("userId", "=", userId)
    .where(IS_UNNAMED)
    .where("notes", "is not", null)
    .orderBy("createdAt", "desc")
    .limit(most)
    .select([
      sql<number>`latitude`.as("latitude"),
      sql<number>`longitude`.as("longitude"),
      sql<string>`notes`.as("notes"),
    ])
    .execute();
}
