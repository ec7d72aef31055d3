import { type SqlBool, sql, type Transaction } from "kysely";

import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { Schema } from "../database/schema.ts";

/** The trips whose hours are looked up again: those on a water, or some. */
type Which = { waterId: string } | { ids: readonly string[] };

/**
 * Clears what the gauge and the readings of a water told of the hours of trips, and looks them up again. A trip without
 * such hours is only looked up if `isAll` is true.
 * @returns the number of trips that are looked up
 */
export async function renewHours(
  transaction: Transaction<Schema>,
  userId: string,
  { isAll, ...which }: Which & { isAll: boolean },
): Promise<number> {
  const trips = transaction
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("endedAt", "is not", null)
    .where("latitude", "is not", null)
    .where("isSample", "=", false)
    .$if("waterId" in which, (query) => query.where("waterId", "=", "waterId" in which ? which.waterId : ""))
    .$if("ids" in which, (query) =>
      query.where(sql<SqlBool>`id = any(${"ids" in which ? which.ids : []}::uuid[])`),
    );
  const locked = await trips.orderBy("id").select("id").forUpdate().execute();
  const all = locked.map(({ id }) => id);
  const cleared = new Set([
    ...(await clear(transaction, { userId, ids: all }, "levels")),
    ...(await clear(transaction, { userId, ids: all }, "temperatures")),
  ]);
  const { numUpdatedRows } = await transaction
    .updateTable("trips")
    .set({ fillAfter: new Date(), fillTries: 0 })
    .where("userId", "=", userId)
    .where(sql<SqlBool>`id = any(${isAll ? all : [...cleared]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

const CLEARED = {
  levels: {
    values: { flowIndex: null, levelTrend: null, levelFt: null, levelAt: null },
    isSet: sql<SqlBool>`(flow_index is not null or level_trend is not null or level_ft is not null)`,
  },
  temperatures: {
    values: { waterTemperatureF: null, waterTemperatureSource: null, waterTemperatureAt: null },
    // The coast does not depend on the water's gauge.
    isSet: sql<SqlBool>`water_temperature_source in ('angler', 'gauge', 'learned')`,
  },
} as const;

/** @returns the ids of the trips that had such hours */
async function clear(
  transaction: Transaction<Schema>,
  { userId, ids }: { userId: string; ids: readonly string[] },
  what: keyof typeof CLEARED,
): Promise<string[]> {
  const rows = await transaction
    .updateTable("tripHours")
    .set(CLEARED[what].values)
    .where("userId", "=", userId)
    .where(sql<SqlBool>`trip_id = any(${ids}::uuid[])`)
    .where(CLEARED[what].isSet)
    .returning("tripId")
    .execute();
  return rows.map(({ tripId }) => tripId);
}

/** Counts the trips to a water whose hours are still looked up. */
export async function countPending(db: Database, { userId, id }: RowKey): Promise<number> {
  const { count } = await db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .where("endedAt", "is not", null)
    .where("latitude", "is not", null)
    .where("fillAfter", "is not", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the trips on a water that were under way within three hours of an instant. */
export async function findTripsAround(db: Database, { userId, id }: RowKey, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .where(sql<SqlBool>`${at} between started_at - interval '3 hours' and ended_at + interval '3 hours'`)
    .select("id")
    .execute();
  return rows.map((row) => row.id);
}
