import type { CalendarContent, CalendarProgram } from "@creel/domain/calendar/calendar";

import type { Database } from "../database/connect.ts";
import type { CalendarRow, GoodDayRow } from "../database/schema.ts";

export async function findCalendar(db: Database, userId: string): Promise<CalendarRow | undefined> {
  return db.selectFrom("calendars").where("userId", "=", userId).selectAll().executeTakeFirst();
}

interface NewCalendar {
  nonce: Buffer;
  createdAt: Date;
  content: CalendarContent;
}

/** Gives the calendar a new address and keeps its content; without a calendar, makes one with this content. */
export async function giveAddress(
  db: Database,
  userId: string,
  { nonce, createdAt, content }: NewCalendar,
): Promise<CalendarRow> {
  const address = { nonce, createdAt, lastReadAt: null, lastReadBy: null };
  return db
    .insertInto("calendars")
    .values({ userId, ...address, ...columnsOf(content) })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(address))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns `undefined` if the angler has no calendar */
export async function setContent(
  db: Database,
  userId: string,
  content: CalendarContent,
): Promise<CalendarRow | undefined> {
  return db
    .updateTable("calendars")
    .set(columnsOf(content))
    .where("userId", "=", userId)
    .returningAll()
    .executeTakeFirst();
}

function columnsOf({ tides_water_id: tidesWaterId, good_days: goodDays, ...content }: CalendarContent) {
  const { trips, licenses, returns, names } = content;
  return { trips, licenses, returns, names, tidesWaterId, goodDays };
}

export async function deleteCalendar(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("calendars").where("userId", "=", userId).execute();
}

export async function noteReading(
  db: Database,
  userId: string,
  { at, by }: { at: Date; by: CalendarProgram | null },
): Promise<void> {
  await db
    .updateTable("calendars")
    .set({ lastReadAt: at, lastReadBy: by })
    .where("userId", "=", userId)
    .execute();
}

/** Returns the anglers whose calendars have good days. */
export async function findGoodDayCalendars(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("calendars").where("goodDays", "=", true).select("userId").execute();
  return rows.map(({ userId }) => userId);
}

/** A calendar with more would be slow to read. */
const MOST_TRIPS = 1000;

/** Returns the newest trips that have ended, without samples, the newest first. */
export async function findEndedTrips(db: Database, userId: string) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("endedAt", "is not", null)
    .where("isSample", "=", false)
    .orderBy("startedAt", "desc")
    .orderBy("id")
    .limit(MOST_TRIPS)
    .select(["id", "startedAt", "endedAt", "fishedH as hours", "waterId", "updatedAt"])
    .$narrowType<{ endedAt: Date }>()
    .execute();
}

/** Returns the number of fish of each trip that has any. */
export async function countFishOfTrips(db: Database, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("tripId", "is not", null)
    .groupBy("tripId")
    .select(({ fn }) => ["tripId", fn.sum<number>("quantity").as("fish")])
    .$narrowType<{ tripId: string }>()
    .execute();
  return new Map(rows.map(({ tripId, fish }) => [tripId, fish]));
}

export async function findWaterNames(db: Database, userId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom("waters").where("userId", "=", userId).select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns where a water is; `undefined` if it was deleted. */
export async function findPlaceOfWater(db: Database, userId: string, id: string) {
  return db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .select(["name", "kind", "latitude", "longitude"])
    .executeTakeFirst();
}

export async function findLicenses(db: Database, userId: string) {
  return db
    .selectFrom("licenses")
    .where("userId", "=", userId)
    .where("validTo", "is not", null)
    .orderBy("validTo")
    .orderBy("id")
    .select(["id", "name", "validTo", "updatedAt"])
    .$narrowType<{ validTo: string }>()
    .execute();
}

/** Returns the returns that are to be turned in. */
export async function findOpenReturns(db: Database, userId: string) {
  return db
    .selectFrom("returns")
    .where("userId", "=", userId)
    .where("turnedInAt", "is", null)
    .where("deadline", "is not", null)
    .orderBy("deadline")
    .orderBy("id")
    .select(["id", "name", "deadline", "timeZone", "updatedAt"])
    .$narrowType<{ deadline: Date }>()
    .execute();
}

/** Returns the day like the angler's good ones, as Creel last found it. */
export async function findGoodDay(db: Database, userId: string): Promise<GoodDayRow | undefined> {
  return db.selectFrom("goodDays").where("userId", "=", userId).selectAll().executeTakeFirst();
}
