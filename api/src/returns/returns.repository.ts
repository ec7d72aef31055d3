import { dayAfter } from "@creel/domain/dates/days";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { LogOfReturn, NamedWater, ReturnCatch, ReturnTrip } from "@creel/domain/returns/fished-units";
import { TRIP_LIMITS } from "@creel/domain/trips/new-trip";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { ownedRows, type RowKey } from "../database/owned-rows.ts";
import type { ReturnRow } from "../database/schema.ts";

export const ownReturns = ownedRows("returns", ["toDay", "desc"]);
export const ownTemplates = ownedRows("returnTemplates", ["name", "asc"]);

interface Days {
  /** yyyy-mm-dd. */
  from: string;
  to: string;
}

/** A day begins up to 26 hours earlier or later in another zone. */
const ZONE_DAYS = 2;

/** Returns the trips and catches that may be in a span of days, whichever zone counts. Samples are left out. */
export async function readLogOfReturn(
  db: Database,
  userId: string,
  { from, to }: Days,
): Promise<LogOfReturn> {
  const [waters, trips, catches] = await Promise.all([
    findWaters(db, userId),
    findTripsWithin(db, userId, { from, to }),
    findCatchesWithin(db, userId, { from, to }),
  ]);
  const waterOf = new Map(waters.map((water) => [water.id, water]));
  const named = (id: string | null) => (id !== null && waterOf.get(id)) || null;
  return {
    trips: trips.map(({ waterId, ...trip }) => Object.assign(trip, { water: named(waterId) })),
    catches: catches.map(({ waterId, ...caught }) => Object.assign(caught, { water: named(waterId) })),
  };
}

export async function findWaters(db: Database, userId: string): Promise<NamedWater[]> {
  return db.selectFrom("waters").where("userId", "=", userId).select(["id", "name"]).execute();
}

type OnWater<Record> = Omit<Record, "water"> & { waterId: string | null };

async function findTripsWithin(
  db: Database,
  userId: string,
  { from, to }: Days,
): Promise<OnWater<ReturnTrip>[]> {
  const earliest = new Date(Date.parse(from) - ZONE_DAYS * DAY_MS - TRIP_LIMITS.spanMs);
  const rows = await db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("startedAt", ">=", earliest)
    .where("startedAt", "<", new Date(Date.parse(to) + ZONE_DAYS * DAY_MS))
    .where("isSample", "=", false)
    .orderBy("startedAt")
    .orderBy("id")
    .select(["id", "startedAt", "endedAt", "endSource", "fishedH as hours", "hoursOverride", "allLogged"])
    .select(["anglers", "method", "waterId", "placeName as place"])
    .execute();
  return rows.map(({ endSource, ...trip }) =>
    Object.assign(trip, { isForgotten: endSource === "forgotten" }),
  );
}

async function findCatchesWithin(
  db: Database,
  userId: string,
  { from, to }: Days,
): Promise<OnWater<ReturnCatch>[]> {
  const rows = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("caughtOn", ">=", dayAfter(from, -ZONE_DAYS))
    .where("caughtOn", "<=", dayAfter(to, ZONE_DAYS))
    .where("isSample", "=", false)
    .orderBy("caughtAt")
    .orderBy("id")
    .select(["id", "species", "caughtAt", "caughtOn", "caughtTime", "waterId", "tripId", "fate", "quantity"])
    .select(["lengthIn as length", "weightLb as weight", "lureType as lure"])
    .execute();
  return rows.map(({ caughtOn, caughtTime, ...caught }) =>
    Object.assign(caught, { dayOnly: caughtTime === null ? caughtOn : null }),
  );
}

/** Gives open returns the blocks of their template after it changed. */
export async function setBlocksOfOpen(db: Database, { userId, id }: RowKey, blocks: string): Promise<void> {
  await db
    .updateTable("returns")
    .set((row) => ({ blocks, version: row("version", "+", 1), updatedAt: new Date() }))
    .where("userId", "=", userId)
    .where("templateId", "=", id)
    .where("turnedInAt", "is", null)
    .execute();
}

interface Deadlines {
  from: Date;
  to: Date;
}

/** Returns the anglers who want to be told before a return is due, and have an open one with such a deadline. */
export async function findRemindedOfReturns(db: Database, { from, to }: Deadlines): Promise<string[]> {
  const rows = await db
    .selectFrom("notificationTopics")
    .innerJoin("returns", "returns.userId", "notificationTopics.userId")
    .where("topic", "=", "return_due")
    .where(sql<SqlBool>`kinds <> '{}'`)
    .where("deadline", ">", from)
    .where("deadline", "<=", to)
    .where("turnedInAt", "is", null)
    .select("notificationTopics.userId")
    .distinct()
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Returns the open returns with such a deadline, the nearest first. */
export async function findDueReturns(
  db: Database,
  userId: string,
  { from, to }: Deadlines,
): Promise<ReturnRow[]> {
  return db
    .selectFrom("returns")
    .where("userId", "=", userId)
    .where("deadline", ">", from)
    .where("deadline", "<=", to)
    .where("turnedInAt", "is", null)
    .orderBy("deadline")
    .orderBy("id")
    .selectAll()
    .execute();
}
